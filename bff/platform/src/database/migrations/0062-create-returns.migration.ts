import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readable } from './0055-protect-rows-of-clients.migration';
import { grant } from './application-role';
import { line, oneOf, stamps } from './columns';

const states = [
  'intake',
  'documents_needed',
  'ready_to_prepare',
  'preparing',
  'info_needed',
  'in_review',
  'awaiting_signature',
  'changes_requested',
  'ready_to_file',
  'filed',
  'rejected',
  'accepted',
  'on_hold',
  'not_filing',
];
/** States from which a return can rest, and those in which nothing has been sent yet. */
const resting = ['on_hold', 'not_filing'];
const open = states.filter((state) => state !== 'accepted' && !resting.includes(state));
const unsent = open.filter((state) => state !== 'filed' && state !== 'rejected');

const work = [
  ['intake', 'documents_needed'],
  ['intake', 'ready_to_prepare'],
  ['documents_needed', 'ready_to_prepare'],
  ['ready_to_prepare', 'documents_needed'],
  ['documents_needed', 'preparing'],
  ['ready_to_prepare', 'preparing'],
  ['preparing', 'info_needed'],
  ['info_needed', 'preparing'],
  ['preparing', 'in_review'],
  ['in_review', 'preparing'],
  ['preparing', 'awaiting_signature'],
  ['in_review', 'awaiting_signature'],
  ['awaiting_signature', 'changes_requested'],
  ['changes_requested', 'awaiting_signature'],
  ['awaiting_signature', 'preparing'],
  ['changes_requested', 'preparing'],
  ['awaiting_signature', 'ready_to_file'],
  ['ready_to_file', 'filed'],
  ['ready_to_file', 'preparing'],
  ['filed', 'accepted'],
  ['filed', 'rejected'],
  ['rejected', 'filed'],
  ['rejected', 'preparing'],
];
const edges = [
  ...work,
  ...open.flatMap((state) => [
    [state, 'on_hold'],
    ['on_hold', state],
  ]),
  ...unsent.flatMap((state) => [
    [state, 'not_filing'],
    ['not_filing', state],
  ]),
  ['on_hold', 'not_filing'],
];

const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(', ');

/**
 * A client's return for one year, its moves, and what staff and authorities say about it. The database refuses a move
 * that is no edge, so that no handler can forget.
 */
export class CreateReturns implements MigrationInterface {
  readonly name = 'CreateReturns1764374400062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE return_edges (
        ${oneOf('from_state', states)}, ${oneOf('to_state', states)}, PRIMARY KEY (from_state, to_state)
      );
      INSERT INTO return_edges VALUES ${edges.map(([from, to]) => `('${from}', '${to}')`).join(', ')};
      ${grant('return_edges', 'SELECT')}

      CREATE TABLE tax_returns (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL CHECK (tax_year BETWEEN 2000 AND 2100),
        ${oneOf('kind', ['original', 'amended'], `NOT NULL DEFAULT 'original'`)},
        sequence smallint NOT NULL DEFAULT 1 CHECK (sequence BETWEEN 1 AND 20),
        ${oneOf('state', states, `NOT NULL DEFAULT 'intake'`)},
        state_since timestamptz NOT NULL DEFAULT now(),
        ${oneOf('state_before_hold', open, '')},
        ${line('reason_kind', 40)},
        turn text NOT NULL GENERATED ALWAYS AS (CASE
          WHEN state IN ('intake', 'documents_needed', 'info_needed', 'awaiting_signature') THEN 'client'
          WHEN state = 'filed' THEN 'authority'
          WHEN state IN ('accepted', 'not_filing') THEN 'nobody'
          ELSE 'office' END) STORED,
        due_on date,
        extension_filed_on date,
        client_changed_at timestamptz,
        answered_at timestamptz,
        fee numeric(14,2) CHECK (fee >= 0),
        ${stamps},
        UNIQUE (client_id, tax_year, sequence),
        CHECK ((state IN (${words(resting)})) = (state_before_hold IS NOT NULL))
      );
      CREATE INDEX tax_returns_by_turn ON tax_returns (tax_year, turn, state_since, id);
      CREATE INDEX tax_returns_by_state ON tax_returns (tax_year, state, state_since, id);
      ${grant('tax_returns', 'SELECT', 'INSERT', 'UPDATE')}

      CREATE FUNCTION check_return_edge() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.state = OLD.state THEN RETURN NEW; END IF;
        IF NOT EXISTS (SELECT FROM return_edges WHERE from_state = OLD.state AND to_state = NEW.state)
          OR OLD.state IN (${words(resting)}) AND NEW.state <> 'not_filing' AND NEW.state <> OLD.state_before_hold
          OR OLD.state = 'on_hold' AND NEW.state = 'not_filing' AND OLD.state_before_hold NOT IN (${words(unsent)})
          OR NEW.state IN (${words(resting)})
            AND NEW.state_before_hold <>
              (CASE WHEN OLD.state = 'on_hold' THEN OLD.state_before_hold ELSE OLD.state END)
        THEN
          RAISE EXCEPTION 'a return does not move from % to %', OLD.state, NEW.state
            USING ERRCODE = 'check_violation', CONSTRAINT = 'return_edges', TABLE = 'tax_returns';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER check_return_edge BEFORE UPDATE OF state ON tax_returns
        FOR EACH ROW EXECUTE FUNCTION check_return_edge();

      CREATE TABLE return_transitions (
        id uuid PRIMARY KEY,
        return_id uuid NOT NULL REFERENCES tax_returns,
        client_id uuid NOT NULL REFERENCES users,
        ${oneOf('from_state', states, '')},
        ${oneOf('to_state', states)},
        ${oneOf('cause', ['person', 'submitted', 'items', 'answered', 'signed', 'migration'])},
        actor_id uuid REFERENCES users,
        ${line('actor_name', 250)},
        ${line('reason_kind', 40)},
        note bytea,
        message_id uuid,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX return_transitions_newest ON return_transitions (return_id, id DESC);
      ${grant('return_transitions', 'SELECT', 'INSERT')}

      CREATE TABLE return_notes (
        id uuid PRIMARY KEY,
        return_id uuid NOT NULL REFERENCES tax_returns,
        client_id uuid NOT NULL REFERENCES users,
        author_id uuid NOT NULL REFERENCES users,
        ${line('author_name', 250, 'NOT NULL')},
        text bytea NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX return_notes_newest ON return_notes (return_id, id DESC);
      ${grant('return_notes', 'SELECT', 'INSERT')}

      CREATE TABLE filings (
        id uuid PRIMARY KEY,
        return_id uuid NOT NULL REFERENCES tax_returns,
        client_id uuid NOT NULL REFERENCES users,
        delivery_id uuid,
        ${line('authority', 40, 'NOT NULL')},
        ${oneOf('method', ['efile', 'paper'])},
        sent_on date NOT NULL,
        ${line('submission_id', 40)},
        ${oneOf('outcome', ['pending', 'accepted', 'rejected'])},
        outcome_on date,
        ${line('code', 40)},
        words bytea,
        UNIQUE (return_id, authority)
      );
      ${grant('filings', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}

      ${this.policies()}`);
  }

  /** Staff write about the returns of their clients; a client's own facts move the client's return. */
  private policies(): string {
    const staffOnly = `CASE WHEN current_setting('app.actor_role', true) = 'client' THEN false ELSE ${readable('client_id')} END`;
    return Object.entries({
      tax_returns: readable('client_id'),
      return_transitions: readable('client_id'),
      return_notes: staffOnly,
      filings: readable('client_id'),
    })
      .map(
        ([table, condition]) => `
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
        CREATE POLICY by_actor ON ${table} USING (${condition}) WITH CHECK (${condition});`,
      )
      .join('');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE filings, return_notes, return_transitions, tax_returns, return_edges;
      DROP FUNCTION check_return_edge()`);
  }
}
