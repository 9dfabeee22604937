#!/bin/sh
# The archive_command of PostgreSQL: archive.sh <path of a log file> <its name> <folder of the archive>
# Compresses and flushes a temporary file, then renames it, so that an archived file is complete. Succeeds only once it
# survives a power failure. Never replaces a file. Does not create the folder: the disk may not be mounted.
set -eu
umask 027
file=$1
archived=$3/$2.gz
unfinished=$3/.$2.unfinished

if [ -e "$archived" ]; then
  # PostgreSQL repeats a file when it crashed before it noted the success.
  if gzip -dc "$archived" | cmp -s - "$file"; then
    sync "$archived" "$3"
    exit 0
  fi
  echo "archive: $archived exists with other content" >&2
  exit 1
fi
# An early switch of the log leaves zeros, which shrink to nothing.
gzip -1 -c "$file" >"$unfinished"
sync "$unfinished"
mv "$unfinished" "$archived"
sync "$3"
