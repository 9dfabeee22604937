import type { AccountStatus } from '../account/account-status';
import type {} from '../account/account.messages';
import type {} from '../assignments/assignment-history.messages';
import { assignmentWays } from '../assignments/assignment-ways';
import type {} from '../clients/clients.messages';
import { revealFields, revealReasons } from '../clients/reveal-words';
import { roles } from '../contract/access-policy';
import { documentTypes } from '../documents/document-types';
import type {} from '../documents/documents.messages';
import type { Translate } from '../i18n/message';
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

const vocabulary = <Value extends string>(
  values: readonly Value[],
  word: (t: Translate, value: Value) => string,
): Vocabulary => ({
  values,
  word: (t, value) => {
    const known = values.find((one) => one === value);
    return known && word(t, known);
  },
});

/** Not imported from the account module, because that would pull its classes into the browser bundle. */
const statuses = ['active', 'pending', 'disabled'] as const satisfies readonly AccountStatus[];
const states = vocabulary(returnStates, (t, state) => t(`returns.states.${state}`));

const refusals = vocabulary(refusalReasons, (t, reason) => t(`audit.reasons.${reason}`));
const reveals = vocabulary(revealReasons, (t, reason) => t(`clients.reveal.reasons.${reason}`));
/** Why access was refused, or a number revealed. */
const reasons: Vocabulary = {
  values: [...refusals.values, ...reveals.values],
  word: (t, reason) => refusals.word(t, reason) ?? reveals.word(t, reason),
};

/** Facts whose values come from a list. All other values, such as numbers and names of fields, are shown unchanged. */
export const vocabularies: Readonly<Partial<Record<AuditFact, Vocabulary>>> = {
  cause: vocabulary(moveCauses, (t, cause) => t(`returns.causes.${cause}`)),
  document_type: vocabulary(documentTypes, (t, type) => t(`documents.types.${type}`)),
  field: vocabulary(revealFields, (t, field) => t(`audit.numbers.${field}`)),
  from_state: states,
  /** Of all actions but those in `reasonsOf`. */
  reason: reasons,
  role: vocabulary(roles, (t, role) => t(`account.roles.${role}`)),
  sequence: {
    values: ['1', '2', '3'],
    word: (t, value) => returnKindName(t, { sequence: Number(value) }),
  },
  status: vocabulary(statuses, (t, status) => t(`audit.statuses.${status}`)),
  to_state: states,
  via: vocabulary([...assignmentWays, 'passkey'], (t, way) =>
    way === 'passkey' ? t('audit.actions.passkey') : t(`assignmentHistory.ways.${way}`),
  ),
};

/** Reasons have words of their own for each action: `other` is one of several lists. */
export const reasonsOf: Readonly<Partial<Record<AuditAction, Vocabulary>>> = {
  'request.explain': vocabulary(explanationKinds, (t, kind) => t(`requestReasons.explain.${kind}`)),
  'request.reject': vocabulary(rejectReasons, (t, reason) => t(`requestReasons.reject.${reason}`)),
  'request.waive': vocabulary(waiveReasons, (t, reason) => t(`requestReasons.waive.${reason}`)),
};
