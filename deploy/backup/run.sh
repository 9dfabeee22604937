#!/bin/sh
# run.sh <backup folder> <folder of the documents>: the backup service. Copies new documents every four minutes and
# takes a base backup each day at BACKUP_HOUR (UTC), a failed one again after an hour. Keeps BACKUP_DAYS days.
set -u
here=$(dirname "$0")
retry=0
trap 'exit 0' TERM INT

for number in "$BACKUP_HOUR" "$BACKUP_DAYS"; do
  case $number in
    '' | *[!0-9]*) echo "backup: BACKUP_HOUR and BACKUP_DAYS must be numbers, not \"$number\"" >&2; exit 1 ;;
  esac
done
# With 0, copies of documents that exist would be deleted.
[ "$BACKUP_DAYS" -ge 1 ] || { echo 'backup: BACKUP_DAYS must be at least 1' >&2; exit 1; }

while :; do
  if "$here/copy-documents.sh" "$2" "$1/documents" >/dev/null; then touch "$1/last-documents"; fi
  if [ "$(date +%s)" -ge "$retry" ] && "$here/due.sh" "$1/last-good" "$BACKUP_HOUR"; then
    if ! "$here/nightly.sh" "$1" "$2" "$BACKUP_DAYS"; then
      echo "$(date -u +%FT%TZ) backup: FAILED, next attempt in an hour" >&2
      retry=$(($(date +%s) + 3600))
    fi
  fi
  # In the background, so that the trap runs at once.
  sleep 240 &
  wait "$!"
done
