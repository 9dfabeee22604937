import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds to each participant's thread the time of their own newest message and of the oldest message they have not
 * replied to, so that a client list can be sorted by waiting time without reading messages.
 */
export class TrackUnansweredMessages implements MigrationInterface {
  readonly name = 'TrackUnansweredMessages1763683200044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE message_threads ADD COLUMN replied_at timestamptz, ADD COLUMN unanswered_since timestamptz;
      CREATE OR REPLACE FUNCTION keep_message_threads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_threads AS thread
          (person_id, other_id, last_seq, last_at, unread_since, replied_at, unanswered_since)
        VALUES (NEW.sender_id, NEW.recipient_id, NEW.seq, NEW.created_at, NULL, NEW.created_at, NULL),
               (NEW.recipient_id, NEW.sender_id, NEW.seq, NEW.created_at, NEW.created_at, NULL, NEW.created_at)
        ON CONFLICT (person_id, other_id) DO UPDATE SET last_seq = excluded.last_seq, last_at = excluded.last_at,
          unread_since = COALESCE(thread.unread_since, excluded.unread_since),
          replied_at = COALESCE(excluded.replied_at, thread.replied_at),
          unanswered_since = CASE WHEN excluded.replied_at IS NULL
            THEN COALESCE(thread.unanswered_since, excluded.unanswered_since) END;
        RETURN NULL;
      END $$;
      UPDATE message_threads thread SET replied_at = sent.newest
        FROM (SELECT sender_id, recipient_id, max(created_at) AS newest FROM messages GROUP BY 1, 2) sent
        WHERE thread.person_id = sent.sender_id AND thread.other_id = sent.recipient_id;
      UPDATE message_threads thread SET unanswered_since = received.oldest
        FROM (
          SELECT message.recipient_id, message.sender_id, min(message.created_at) AS oldest
          FROM messages message
          JOIN message_threads own ON own.person_id = message.recipient_id AND own.other_id = message.sender_id
          WHERE message.created_at > COALESCE(own.replied_at, '-infinity')
          GROUP BY 1, 2
        ) received
        WHERE thread.person_id = received.recipient_id AND thread.other_id = received.sender_id;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_message_threads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_threads AS thread (person_id, other_id, last_seq, last_at, unread_since)
        VALUES (NEW.sender_id, NEW.recipient_id, NEW.seq, NEW.created_at, NULL),
               (NEW.recipient_id, NEW.sender_id, NEW.seq, NEW.created_at, NEW.created_at)
        ON CONFLICT (person_id, other_id) DO UPDATE SET last_seq = excluded.last_seq, last_at = excluded.last_at,
          unread_since = COALESCE(thread.unread_since, excluded.unread_since);
        RETURN NULL;
      END $$;
      ALTER TABLE message_threads DROP COLUMN replied_at, DROP COLUMN unanswered_since;`);
  }
}
