import type { Turn } from '../returns/return-states';

export const itemStates = [
  'needed',
  'received',
  'accepted',
  'rejected',
  'explained',
  'awaited',
  'not_applicable',
] as const;
export type ItemState = (typeof itemStates)[number];

/** Whose turn it is; the generated column `request_items.turn` repeats it. */
const turns: Readonly<Record<ItemState, Turn>> = {
  needed: 'client',
  received: 'office',
  accepted: 'nobody',
  rejected: 'client',
  explained: 'office',
  // The office has agreed to wait until a date.
  awaited: 'nobody',
  not_applicable: 'nobody',
};
export const itemTurnOf = (state: ItemState): Turn => turns[state];

/**
 * What happens to an item. `send`: a usable file is linked. `lose`: no usable file is left. `reopen`: the client takes an
 * explanation back. `await`: staff agree to wait until the date that the client expects. `come`: that date has come.
 * `ask_again`: staff need it although it was decided. `answers`: the client's answers no longer ask for
 * it, or do again.
 */
export type ItemEvent =
  | 'send'
  | 'lose'
  | 'explain'
  | 'reopen'
  | 'accept'
  | 'await'
  | 'come'
  | 'reject'
  | 'waive'
  | 'ask_again'
  | 'answers_drop'
  | 'answers_ask';

const edges: Readonly<Record<ItemEvent, Partial<Readonly<Record<ItemState, ItemState>>>>> = {
  // A new file never undoes what the office has decided.
  send: { needed: 'received', received: 'received', rejected: 'received', explained: 'received', awaited: 'received' },
  lose: { received: 'needed', accepted: 'needed' },
  explain: { needed: 'explained', rejected: 'explained' },
  reopen: { explained: 'needed', awaited: 'needed' },
  accept: { received: 'accepted', explained: 'not_applicable' },
  await: { explained: 'awaited' },
  come: { explained: 'needed', awaited: 'needed' },
  reject: { received: 'rejected', explained: 'rejected' },
  waive: {
    needed: 'not_applicable',
    received: 'not_applicable',
    rejected: 'not_applicable',
    explained: 'not_applicable',
    awaited: 'not_applicable',
  },
  ask_again: { accepted: 'needed', not_applicable: 'needed', awaited: 'needed' },
  answers_drop: { needed: 'not_applicable' },
  answers_ask: { not_applicable: 'needed' },
};

/** Returns the state after an event; undefined if it cannot happen in this state. */
export const itemStateAfter = (state: ItemState, event: ItemEvent): ItemState | undefined => edges[event][state];

/** Why staff send a file back. `other` needs a text. */
export const rejectReasons = [
  'unreadable',
  'page_missing',
  'wrong_document',
  'wrong_year',
  'wrong_person',
  'expired',
  'password_protected',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Why a client does not send a document. `comes_later` needs a date. */
export const explanationKinds = ['does_not_apply', 'cannot_get', 'comes_later', 'somebody_else_sends'] as const;
export type ExplanationKind = (typeof explanationKinds)[number];

/** Why staff do without a document. */
export const waiveReasons = ['not_needed', 'already_there', 'client_explained', 'other'] as const;
export type WaiveReason = (typeof waiveReasons)[number];

export const itemSources = ['rule', 'staff', 'last_season'] as const;
export type ItemSource = (typeof itemSources)[number];

/** What the history of an item records. */
export const itemDeeds = [
  'requested',
  'sent',
  'unlinked',
  'accepted',
  'rejected',
  'waived',
  'explained',
  'reopened',
  'awaited',
  'date_come',
  'file_deleted',
  'file_infected',
  'answers_dropped',
  'answers_asked',
] as const;
export type ItemDeed = (typeof itemDeeds)[number];
