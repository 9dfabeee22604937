#!/bin/sh
# nightly.sh <backup folder> <folder of the documents> <days>: copies the documents, takes and verifies a base backup,
# deletes what is older than <days>, and logs that in one line. The environment names the server (PGHOST, PGUSER, …).
# Deletes nothing unless the new backup is good.
set -eu
umask 027
here=$(dirname "$0")
. "$here/password.sh"
backup=$1
started=$(date +%s)
unfinished=$backup/base/.unfinished

# First: it fails if the folder is not mounted, and then nothing may be deleted.
copied=$("$here/copy-documents.sh" "$2" "$backup/documents")
rm -rf "$unfinished"
pg_basebackup --pgdata="$unfinished" --format=tar --gzip --wal-method=stream --checkpoint=fast --no-password
# It cannot parse log within a tar file.
pg_verifybackup --quiet --no-parse-wal "$unfinished"
first=$(tar -xzOf "$unfinished/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]\{24\}\))$/\1/p')
[ -n "$first" ] || { echo 'backup: backup_label does not name the first log file' >&2; exit 1; }
size=$(du -sk "$unfinished" | cut -f 1)
# PostgreSQL's own user restores it.
chmod -R g+rX "$unfinished"
mv "$unfinished" "$backup/base/$(date -u +%Y%m%dT%H%M%SZ)-$first"
sync "$backup/base"

removed=$("$here/prune.sh" "$backup" "$2" "$3")
touch "$backup/last-good"
echo "$(date -u +%FT%TZ) backup: base backup of $size kB in $(($(date +%s) - started)) s, copied $copied documents, $removed"
