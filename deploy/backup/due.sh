#!/bin/sh
# due.sh <file that the last good backup touched> <hour of the day, UTC>: succeeds when a base backup is due. That is
# once a day from that hour on, at once if there is none, and after a night that the machine was off.
set -eu
[ -e "$1" ] || exit 0
[ -z "$(find "$1" -mmin +1450)" ] || exit 0
[ "$(date -u +%H)" -ge "$2" ] && [ "$(date -u -r "$1" +%F)" != "$(date -u +%F)" ]
