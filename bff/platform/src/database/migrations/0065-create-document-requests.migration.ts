import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readable } from './0055-protect-rows-of-clients.migration';
import { grant } from './application-role';
import { line, oneOf } from './columns';

const itemStates = ['needed', 'received', 'accepted', 'rejected', 'explained', 'not_applicable'];
const rejectReasons = [
  'unreadable',
  'page_missing',
  'wrong_document',
  'wrong_year',
  'wrong_person',
  'expired',
  'password_protected',
  'other',
];
const explanations = ['does_not_apply', 'cannot_get', 'comes_later', 'somebody_else_sends'];

/** The papers that a return needs, the files sent for them, and what happened to each. */
export class CreateDocumentRequests implements MigrationInterface {
  readonly name = 'CreateDocumentRequests1764374400065';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE return_situations (
        return_id uuid PRIMARY KEY REFERENCES tax_returns,
        client_id uuid NOT NULL REFERENCES users,
        answers bytea NOT NULL,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ${grant('return_situations', 'SELECT', 'INSERT', 'UPDATE')}

      CREATE TABLE request_items (
        id uuid PRIMARY KEY,
        return_id uuid NOT NULL REFERENCES tax_returns,
        client_id uuid NOT NULL REFERENCES users,
        ${line('rule_key', 40)},
        -- Which payer, person or provider, as a keyed hash or number; the name itself is in the encrypted label.
        ${line('instance', 80, `NOT NULL DEFAULT ''`)},
        ${oneOf('source', ['rule', 'staff', 'last_season'])},
        ${line('document_type', 40, 'NOT NULL')},
        label bytea,
        note bytea,
        required boolean NOT NULL,
        ${oneOf('state', itemStates, `NOT NULL DEFAULT 'needed'`)},
        state_since timestamptz NOT NULL DEFAULT now(),
        -- Whether a person has done anything with it: generated items that nobody has touched follow the answers.
        touched boolean NOT NULL DEFAULT false,
        -- Whether the answers no longer ask for an item that a person has touched.
        unfounded boolean NOT NULL DEFAULT false,
        ${oneOf('reject_reason', rejectReasons, '')},
        reject_text bytea,
        ${oneOf('explain_kind', explanations, '')},
        explain_text bytea,
        comes_on date,
        due_on date,
        position smallint NOT NULL DEFAULT 0,
        decided_by uuid REFERENCES users,
        decided_at timestamptz,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        turn text NOT NULL GENERATED ALWAYS AS (CASE
          WHEN state IN ('needed', 'rejected') THEN 'client'
          WHEN state IN ('received', 'explained') THEN 'office'
          ELSE 'nobody' END) STORED,
        CHECK ((state = 'rejected') <= (reject_reason IS NOT NULL)),
        CHECK ((state = 'explained') <= (explain_kind IS NOT NULL)),
        UNIQUE (return_id, rule_key, instance)
      );
      CREATE INDEX request_items_of_client ON request_items (client_id, return_id, position, id);
      ${grant('request_items', 'SELECT', 'INSERT', 'UPDATE')}

      CREATE TABLE request_item_documents (
        item_id uuid NOT NULL REFERENCES request_items,
        document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
        client_id uuid NOT NULL REFERENCES users,
        rejected boolean NOT NULL DEFAULT false,
        linked_by uuid REFERENCES users,
        linked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (item_id, document_id)
      );
      CREATE INDEX request_item_documents_of_document ON request_item_documents (document_id);
      ${grant('request_item_documents', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}

      CREATE TABLE request_item_events (
        id uuid PRIMARY KEY,
        item_id uuid NOT NULL REFERENCES request_items,
        client_id uuid NOT NULL REFERENCES users,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid REFERENCES users,
        ${line('actor_name', 250)},
        ${line('what', 40, 'NOT NULL')},
        ${line('reason', 40)}
      );
      CREATE INDEX request_item_events_of_item ON request_item_events (item_id, id);
      ${grant('request_item_events', 'SELECT', 'INSERT')}

      ${['return_situations', 'request_items', 'request_item_documents', 'request_item_events']
        .map(
          (table) => `
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
        CREATE POLICY by_actor ON ${table} USING (${readable('client_id')}) WITH CHECK (${readable('client_id')});`,
        )
        .join('')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE request_item_events, request_item_documents, request_items, return_situations');
  }
}
