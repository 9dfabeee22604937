-- Did the last attempt to archive the log succeed? Every role may read this view.
SELECT coalesce(last_failed_time IS NULL OR last_archived_time > last_failed_time, false) FROM pg_stat_archiver;
