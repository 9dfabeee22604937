import type { Filing } from '@portal/domain/returns/filings.dto';
import { isResting, returnSteps, stepOf, type ReturnState } from '@portal/domain/returns/return-states';
import type { AwaitedPaper, ReturnDetail, ReturnStatus, StepDate } from '@portal/domain/returns/returns.dto';
import type { ReturnCipher } from './return.cipher';
import type { FilingEntity, ReturnNoteEntity, ReturnTransitionEntity, TaxReturnEntity } from './return.entity';
import type { AwaitedItem, OpenItems } from './returns.repository';

/** A return with everything that its client sees. */
export interface StoredStatus {
  row: TaxReturnEntity;
  preparer_name: string | null;
  items: OpenItems;
  /** The first required paper to come later. */
  next: AwaitedItem | null;
  reached: readonly { to_state: ReturnState; at: Date }[];
  filings: readonly FilingEntity[];
  /** Earlier returns of the year, newest first. */
  earlier: readonly { row: TaxReturnEntity; filings: readonly FilingEntity[] }[];
}

export const presentStatus = (
  { row, preparer_name, items, next, reached, filings, earlier }: StoredStatus,
  cipher: ReturnCipher,
): ReturnStatus => ({
  id: row.id,
  tax_year: row.tax_year,
  kind: row.kind,
  sequence: row.sequence,
  state: row.state,
  turn: row.turn,
  state_since: row.state_since.toISOString(),
  reason_kind: isResting(row.state) ? row.reason_kind : null,
  preparer_name,
  open_for_client: items.open_for_client,
  open_for_office: items.open_for_office,
  awaited: items.awaited,
  next_paper: next && presentPaper(next, cipher),
  steps: stepDates(reached),
  filings: filings.map((filing) => presentFiling(filing, cipher)),
  due_on: row.due_on,
  extension_filed_on: row.extension_filed_on,
  earlier: earlier.map((before) => ({
    id: before.row.id,
    kind: before.row.kind,
    sequence: before.row.sequence,
    accepted_at: before.row.state_since.toISOString(),
    filings: before.filings.map((filing) => presentFiling(filing, cipher)),
  })),
});

/** Adds what only the office sees. */
export const presentDetail = (
  status: StoredStatus,
  history: {
    transitions: readonly ReturnTransitionEntity[];
    notes: readonly ReturnNoteEntity[];
    awaits_reviewer: boolean;
    time_zone: string;
  },
  cipher: ReturnCipher,
): ReturnDetail => {
  const rows = [status.row, ...status.earlier.map(({ row }) => row)];
  return {
    ...presentStatus(status, cipher),
    client_id: status.row.client_id,
    version: status.row.version,
    state_before_hold: status.row.state_before_hold,
    awaits_reviewer: history.awaits_reviewer,
    time_zone: history.time_zone,
    client_changed_at: status.row.client_changed_at?.toISOString() ?? null,
    answered_at: status.row.answered_at?.toISOString() ?? null,
    transitions: history.transitions.map((moved) => ({
      id: moved.id,
      sequence: rows.find(({ id }) => id === moved.return_id)?.sequence ?? status.row.sequence,
      from_state: moved.from_state,
      to_state: moved.to_state,
      cause: moved.cause,
      actor_name: moved.actor_name,
      reason_kind: moved.reason_kind,
      note: cipher.decrypt('return_transitions', moved.id, moved.note),
      at: moved.at.toISOString(),
    })),
    notes: history.notes.map((note) => ({
      id: note.id,
      author_name: note.author_name,
      text: cipher.decrypt('return_notes', note.id, note.text),
      at: note.at.toISOString(),
    })),
  };
};

const presentPaper = ({ id, label, ...paper }: AwaitedItem, cipher: ReturnCipher): AwaitedPaper => ({
  ...paper,
  label: cipher.decrypt('request_items', id, label),
});

const presentFiling = (filing: FilingEntity, cipher: ReturnCipher): Filing => ({
  authority: filing.authority,
  method: filing.method,
  sent_on: filing.sent_on,
  submission_id: filing.submission_id,
  outcome: filing.outcome,
  outcome_on: filing.outcome_on,
  code: filing.code,
  words: cipher.decrypt('filings', filing.id, filing.words),
});

function stepDates(reached: StoredStatus['reached']): StepDate[] {
  return returnSteps.map((step) => {
    const times = reached.flatMap(({ to_state, at }) => (stepOf(to_state) === step ? [at.getTime()] : []));
    return { step, reached_at: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null };
  });
}
