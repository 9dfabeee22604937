import type { AccountStatus } from '../account/account-status';
import type {} from '../account/account.messages';
import type {} from '../assignments/assignment-history.messages';
import { assignmentWays } from '../assignments/assignment-ways';
import type {} from '../clients/clients.messages';
import { revealFields, revealReasons } from '../clients/reveal-words';
import { roles } from '../contract/access-policy';
import { documentTypes } from '../documents/document-types';
import type {} from '../documents/documents.messages';
import type { PlainMessageId, Translate } from '../i18n/message';
import type {} from '../requests/request-reasons.messages';
import { explanationKinds, rejectReasons, waiveReasons } from '../requests/item-states';
import { returnKindName } from '../returns/return-kind';
import { returnStates } from '../returns/return-states';
import { moveCauses } from '../returns/return-words';
import { refusalReasons, type AuditAction, type AuditFact } from './audit.actions';
import type {} from './audit.messages';

/** Values of a fact, and the words that other screens show for them. */
interface Vocabulary {
  readonly values: readonly string[];
  /** Returns the words; undefined for a value that only a newer server records. */
  readonly word: (t: Translate, value: string) => string | undefined;
}

/** @param group messages with a key for each value; its type checks the ids */
const vocabulary = <Value extends string, Group extends string>(
  values: readonly Value[],
  group: `${Group}.${Value}` extends PlainMessageId ? Group : never,
): Vocabulary => ({
  values,
  word: (t, value) => (values.some((one) => one === value) ? t(`${group}.${value}` as 'audit.title') : undefined),
});

/** Not imported from the account module, because that would pull its classes into the browser bundle. */
const statuses = ['active', 'pending', 'disabled'] as const satisfies readonly AccountStatus[];
const states = vocabulary(returnStates, 'returns.states');

const ways = vocabulary(assignmentWays, 'assignmentHistory.ways');
const refusals = vocabulary(refusalReasons, 'audit.reasons');
const reveals = vocabulary(revealReasons, 'clients.reveal.reasons');
/** Why access was refused, or a number revealed. */
const reasons: Vocabulary = {
  values: [...refusals.values, ...reveals.values],
  word: (t, reason) => refusals.word(t, reason) ?? reveals.word(t, reason),
};

/** Facts whose values come from a list. All other values, such as numbers and names of fields, are shown unchanged. */
export const vocabularies: Readonly<Partial<Record<AuditFact, Vocabulary>>> = {
  cause: vocabulary(moveCauses, 'returns.causes'),
  document_type: vocabulary(documentTypes, 'documents.types'),
  field: vocabulary(revealFields, 'audit.numbers'),
  from_state: states,
  /** Of all actions but those in `reasonsOf`. */
  reason: reasons,
  role: vocabulary(roles, 'account.roles'),
  sequence: {
    values: ['1', '2', '3'],
    word: (t, value) => returnKindName(t, { sequence: Number(value) }),
  },
  status: vocabulary(statuses, 'audit.statuses'),
  to_state: states,
  via: {
    values: [...ways.values, 'passkey'],
    word: (t, way) => (way === 'passkey' ? t('audit.actions.passkey') : ways.word(t, way)),
  },
};

/** Reasons have words of their own for each action: `other` is one of several lists. */
export const reasonsOf: Readonly<Partial<Record<AuditAction, Vocabulary>>> = {
  'request.explain': vocabulary(explanationKinds, 'requestReasons.explain'),
  'request.reject': vocabulary(rejectReasons, 'requestReasons.reject'),
  'request.waive': vocabulary(waiveReasons, 'requestReasons.waive'),
};
