#!/bin/sh
# prune.sh <backup folder> <folder of the documents> <days>: deletes what is older, and prints how much.
# - Base backups, except the newest. Their names are <end of the backup, UTC>-<first log file that it needs>.
# - Log files that no remaining base backup needs, on any timeline. History files of timelines stay: they are tiny.
# - Copies of documents that were deleted that long ago. A document that exists renews the time of its copy.
set -eu
export LC_ALL=C
backup=$(cd "$1" && pwd)
documents=$2
days=$3

oldest=$(date -u -d "@$(($(date +%s) - days * 86400))" +%Y%m%dT%H%M%SZ)
bases=0
# The names sort by time.
set -- "$backup"/base/[0-9]*Z-*
while [ "$#" -gt 1 ] && expr "x${1##*/}" '<' "x$oldest" >/dev/null; do
  rm -rf "$1"
  bases=$((bases + 1))
  shift
done
[ -d "$1" ] || { echo 'prune: there is no base backup' >&2; exit 1; }

# Compare positions without the timeline: after a restore, a later base backup may need an earlier position.
first=
for base; do
  position=${base##*-????????}
  if [ -z "$first" ] || expr "x$position" '<' "x$first" >/dev/null; then first=$position; fi
done
cd "$backup/wal"
logs=$(find . -type f -name '[0-9A-F]*' | awk -v first="x$first" '
  { name = substr($0, 3) }
  substr(name, 1, 24) !~ /[^0-9A-F]/ && length(name) >= 24 && "x" substr(name, 9, 16) < first { print name }')
# shellcheck disable=SC2086 # The names contain hexadecimal digits, dots and letters only.
printf '%s\n' $logs | xargs rm -f

if cd "$documents" 2>/dev/null; then
  # shellcheck disable=SC2016
  find . -type f -exec sh -c 'cd "$1" && shift && touch -c "$@"' sh "$backup/documents" {} +
fi
gone=$(find "$backup/documents" -type f -mmin "+$((days * 1440))" -print -exec rm -f {} + | wc -l)
# shellcheck disable=SC2086
set -- $logs
echo "removed $bases base backups, $# log files and $((gone)) documents"
