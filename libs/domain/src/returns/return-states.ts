/** Whose turn it is: the one word that every screen, counter, mail and queue reads. */
export const turns = ['client', 'office', 'authority', 'nobody'] as const;
export type Turn = (typeof turns)[number];

export const returnStates = [
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
] as const;
export type ReturnState = (typeof returnStates)[number];

/** The seven steps that a client sees. */
export const returnSteps = ['answers', 'papers', 'preparing', 'signing', 'sending', 'authority', 'done'] as const;
export type ReturnStep = (typeof returnSteps)[number];

/** Turn and step of each state; the generated column `tax_returns.turn` repeats the turns. */
const facts: Readonly<Record<ReturnState, readonly [turn: Turn, step: ReturnStep | null]>> = {
  intake: ['client', 'answers'],
  documents_needed: ['client', 'papers'],
  ready_to_prepare: ['office', 'papers'],
  preparing: ['office', 'preparing'],
  info_needed: ['client', 'preparing'],
  in_review: ['office', 'preparing'],
  awaiting_signature: ['client', 'signing'],
  changes_requested: ['office', 'signing'],
  ready_to_file: ['office', 'sending'],
  filed: ['authority', 'authority'],
  rejected: ['office', 'authority'],
  accepted: ['nobody', 'done'],
  on_hold: ['office', null],
  not_filing: ['nobody', null],
};

export const turnOf = (state: ReturnState): Turn => facts[state][0];

/** What the badge of a return says: `client_later` while nothing but a date has to pass before it is the client's turn. */
export type TurnWord = Turn | 'client_later';

/** A return as far as the word of its badge depends on it. */
interface Waiting {
  state: ReturnState;
  turn: Turn;
  open_for_client: number;
  awaited?: number | undefined;
}

/** Returns the word for whose turn it is. */
export const turnWordOf = ({ state, turn, open_for_client, awaited = 0 }: Waiting): TurnWord =>
  state === 'documents_needed' && open_for_client === 0 && awaited > 0 ? 'client_later' : turn;

/** Returns the step that a state belongs to; null while the return rests or is not being filed. */
export const stepOf = (state: ReturnState): ReturnStep | null => facts[state][1];

/** A return is open while it is somebody's turn. */
export const isOpen = (state: ReturnState): boolean => turnOf(state) !== 'nobody';

const sent: readonly ReturnState[] = ['filed', 'rejected', 'accepted'];
/** Nothing has been sent to an authority yet, so the office may still decide not to file. */
export const isBeforeFiling = (state: ReturnState): boolean => !sent.includes(state) && isOpen(state);

/** The two states that a return leaves for the state it was in before, `state_before_hold`. */
export const restingStates = ['on_hold', 'not_filing'] as const satisfies readonly ReturnState[];
export const isResting = (state: ReturnState): boolean => (restingStates as readonly ReturnState[]).includes(state);
