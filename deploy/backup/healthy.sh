#!/bin/sh
# healthy.sh <backup folder>: fails if the last good backup is older than 26 hours, the documents were not copied for an
# hour, or the server's last attempt to archive its log failed.
set -eu
. "$(dirname "$0")/password.sh"
fail() {
  echo "$1"
  exit 1
}
[ -n "$(find "$1" -maxdepth 1 -name last-good -mmin -1560)" ] || fail 'the last good backup is older than 26 hours'
[ -n "$(find "$1" -maxdepth 1 -name last-documents -mmin -60)" ] || fail 'no documents were copied for an hour'
[ "$(psql --no-psqlrc --no-password -At --file="$(dirname "$0")/archiver.sql")" = t ] || fail 'the log is not archived'
