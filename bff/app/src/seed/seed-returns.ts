import { fullName } from '@portal/domain/account/person-name';
import type { ReturnState } from '@portal/domain/returns/return-states';
import { isResting, returnStates } from '@portal/domain/returns/return-states';
import type { FilingOutcome, ReturnReason } from '@portal/domain/returns/return-words';
import type { DataSource } from 'typeorm';
import type { Encryption } from '@portal/bff-platform/encryption/encryption';
import { ReturnCipher } from '@portal/bff-returns/return.cipher';
import {
  FilingEntity,
  ReturnNoteEntity,
  ReturnTransitionEntity,
  TaxReturnEntity,
} from '@portal/bff-returns/return.entity';
import { demoClients, type DemoClient } from './demo-clients';
import { demoPreparers } from './demo-preparers';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';

const prepared = ['intake', 'ready_to_prepare', 'preparing'] as const;
const sent = [...prepared, 'awaiting_signature', 'ready_to_file', 'filed'] as const;

/** The states through which a return came to where it is. */
const ways: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  intake: ['intake'],
  documents_needed: ['intake', 'documents_needed'],
  ready_to_prepare: ['intake', 'documents_needed', 'ready_to_prepare'],
  preparing: prepared,
  info_needed: [...prepared, 'info_needed'],
  in_review: [...prepared, 'in_review'],
  awaiting_signature: [...prepared, 'awaiting_signature'],
  changes_requested: [...prepared, 'awaiting_signature', 'changes_requested'],
  ready_to_file: [...prepared, 'awaiting_signature', 'ready_to_file'],
  filed: sent,
  rejected: [...sent, 'rejected'],
  accepted: [...sent, 'accepted'],
  on_hold: ['intake', 'on_hold'],
  not_filing: ['intake', 'not_filing'],
};

const reasons: Partial<Record<ReturnState, ReturnReason>> = { on_hold: 'client_asked', not_filing: 'filed_elsewhere' };
const outcomes: Partial<Record<ReturnState, FilingOutcome>> = {
  filed: 'pending',
  rejected: 'rejected',
  accepted: 'accepted',
};
/** Moves that a client's own action causes. */
const causedByClient: readonly ReturnState[] = ['intake', 'documents_needed', 'ready_to_prepare', 'changes_requested'];

/** Gives the demo a client in each state, with the moves that led there. */
export async function seedReturns(database: DataSource, encryption: Encryption, tax_year: number): Promise<void> {
  for (const [at, client] of demoClients.entries()) {
    if (!client.state) continue;
    const [id, client_id] = [demoId('taxReturn', at), demoId('client', at)];
    const cipher = new ReturnCipher(await encryption.forOwner(client_id));
    const moves = movesOf(client, ways[client.state]);
    const reason_kind = reasons[client.state] ?? null;
    await insertIfAbsent(database, TaxReturnEntity, {
      ...{ id, client_id, tax_year, state: client.state, reason_kind },
      state_before_hold: isResting(client.state) ? 'intake' : null,
      state_since: moves.at(-1)?.at ?? new Date(),
      created_at: moves[0]?.at ?? new Date(),
      // The demo's own items (seed-requests.ts) take the place of generated ones.
      items_generated_at: moves[0]?.at ?? new Date(),
    });
    for (const [step, move] of moves.entries())
      await insertIfAbsent(database, ReturnTransitionEntity, {
        ...{ id: demoId('transition', at * returnStates.length + step), return_id: id, client_id, ...move },
        ...{ cause: causeOf(move), reason_kind: step === moves.length - 1 ? reason_kind : null },
        ...(causeOf(move) === 'submitted' ? actorOf(client, at) : preparerOf(client)),
      });
    await insertPapers(database, cipher, { id, client_id, at, client, moves });
  }
}

/**
 * The form is begun when the client joins; the moves after its submission are spread evenly until two days ago, or until a
 * week before an amended return began.
 */
function movesOf({ joined, intake, amended }: DemoClient, way: readonly ReturnState[]) {
  const submitted = intake?.body.submitted ? intake.days : joined / 2;
  const last = amended === undefined ? 2 : amended + 7;
  const between = Math.max(submitted - last, 0) / (way.length - 1);
  return way.map((to_state, step) => ({
    from_state: way[step - 1] ?? null,
    to_state,
    at: daysAgo(step === 0 ? joined : submitted - (step - 1) * between),
  }));
}

function causeOf({ from_state, to_state }: ReturnType<typeof movesOf>[number]) {
  if (from_state === 'documents_needed') return 'items';
  return causedByClient.includes(to_state) ? 'submitted' : 'person';
}

const actorOf = (client: DemoClient, at: number) => ({ actor_id: demoId('client', at), actor_name: fullName(client) });

/** Returns the client's current preparer as the one who did something; nobody without one. */
export function preparerOf({ preparers }: DemoClient) {
  const at = preparers.at(-1);
  const person = at === undefined ? undefined : demoPreparers[at];
  if (at === undefined || !person) return { actor_id: null, actor_name: null };
  return { actor_id: demoId('preparer', at), actor_name: fullName(person) };
}

interface Seeded {
  id: string;
  client_id: string;
  at: number;
  client: DemoClient;
  moves: ReturnType<typeof movesOf>;
}

/** Adds what belongs to some states: an authority's answer, and a note. */
async function insertPapers(database: DataSource, cipher: ReturnCipher, seeded: Seeded): Promise<void> {
  const { id: return_id, client_id, at, client, moves } = seeded;
  const outcome = client.state && outcomes[client.state];
  const dateOf = (state: ReturnState) =>
    moves
      .find(({ to_state }) => to_state === state)
      ?.at.toISOString()
      .slice(0, 10) ?? null;
  if (outcome) {
    const id = demoId('filing', at);
    const isRejected = outcome === 'rejected';
    const words = 'We need your Form 1095-A from the Marketplace.';
    await insertIfAbsent(database, FilingEntity, {
      ...{ id, return_id, client_id, authority: 'federal', method: 'efile', sent_on: dateOf('filed') ?? '', outcome },
      ...{ outcome_on: outcome === 'pending' ? null : dateOf(outcome), code: isRejected ? 'F8962-070' : null },
      words: cipher.encrypt('filings', id, isRejected ? words : null),
    });
  }
  if (client.state === 'preparing') {
    const id = demoId('returnNote', at);
    const text = cipher.encrypt(
      'return_notes',
      id,
      'New address since the form was submitted: check the state return.',
    );
    const author = preparerOf(client);
    const by = { author_id: author.actor_id ?? client_id, author_name: author.actor_name ?? fullName(client) };
    await insertIfAbsent(database, ReturnNoteEntity, { id, return_id, client_id, text, ...by });
  }
}
