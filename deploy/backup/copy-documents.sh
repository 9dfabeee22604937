#!/bin/sh
# copy-documents.sh <folder> <copy>: copies the files that are new or newer, and prints how many. Deletes nothing, so
# that documents of any moment within the retention can be restored; prune.sh deletes.
set -eu
umask 027
copy=$(cd "$2" && pwd)
if [ -z "$(ls -A "$1" 2>/dev/null)" ]; then
  # The bff makes the folder with the first upload, and never deletes it.
  [ -z "$(ls -A "$copy")" ] || { echo "copy-documents: $1 is empty, but was copied before" >&2; exit 1; }
  echo 0
  exit 0
fi
cd "$1"
# Uploads in progress are in "incoming". Each batch prints a count, or "failed". The tests for existing files are built
# into the shell: no process for each.
# shellcheck disable=SC2016
counts=$(find . -name incoming -prune -o -type f -exec sh -c '
  copy=$1
  shift
  count=0
  for file; do
    if [ -e "$copy/$file" ] && ! [ "$file" -nt "$copy/$file" ]; then continue; fi
    if mkdir -p "$copy/${file%/*}" && cp "$file" "$copy/.unfinished" && sync "$copy/.unfinished" &&
      mv "$copy/.unfinished" "$copy/$file"; then
      count=$((count + 1))
    elif [ -e "$file" ]; then
      echo failed # Otherwise it was deleted meanwhile.
    fi
  done
  echo "$count"' sh "$copy" {} +)
sync -f "$copy"
echo "$counts" | awk '/failed/ { failed = 1 } { sum += $1 } END { print sum + 0; exit failed }'
