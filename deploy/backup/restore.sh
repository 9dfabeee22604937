#!/bin/sh
# restore.sh <backup folder> [<time>]: prepares an empty PGDATA from the last base backup that ended before that time,
# "YYYY-MM-DD hh:mm:ss" in UTC, or from the newest one. PostgreSQL then replays the log up to that time (all of it without
# a time) when it starts.
set -eu
umask 077
export LC_ALL=C
backup=$1
time=${2-}
case $time in
  '' | [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\ [0-9][0-9]:[0-9][0-9]:[0-9][0-9]) ;;
  *) echo "restore: \"$time\" is not a time like 2026-01-31 09:30:00" >&2; exit 1 ;;
esac
if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
  echo "restore: $PGDATA is not empty" >&2
  exit 1
fi

latest=9
[ -z "$time" ] || latest=$(date -u -d "$time" +%Y%m%dT%H%M%SZ)
chosen=
for base in "$backup"/base/[0-9]*Z-*; do
  if [ -d "$base" ] && expr "x${base##*/}" '<' "x$latest" >/dev/null; then chosen=$base; fi
done
[ -n "$chosen" ] || { echo "restore: no base backup ended before ${time:-now}" >&2; exit 1; }

mkdir -p "$PGDATA"
chmod 700 "$PGDATA"
tar -xzf "$chosen/base.tar.gz" -C "$PGDATA"
tar -xzf "$chosen/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
pg_verifybackup --quiet --manifest-path="$chosen/backup_manifest" "$PGDATA"
{
  echo "restore_command = 'gzip -dc \"$backup/wal/%f.gz\" >\"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$time" ] || echo "recovery_target_time = '$time+00'"
} >>"$PGDATA/postgresql.auto.conf"
touch "$PGDATA/recovery.signal"
sync
# The restored server starts a new timeline: take a base backup of it at once. Not in a drill, which only reads.
rm -f "$backup/last-good" 2>/dev/null || true
echo "restore: $chosen is in place; start PostgreSQL"
