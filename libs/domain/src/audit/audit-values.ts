import type { AccountStatus } from '../account/account-status';
import type {} from '../account/account.messages';
import type {} from '../assignments/assignment-history.messages';
import { assignmentWays } from '../assignments/assignment-history.dto';
import type {} from '../clients/clients.messages';
import { revealFields, revealReasons } from '../clients/reveal.dto';
import { roles } from '../contract/access-policy';
import { documentTypes } from '../documents/document-types';
import type {} from '../documents/documents.messages';
import type {} from '../exports/exports.messages';
import type { Translate } from '../i18n/message';
import type {} from '../requests/document-requests.messages';
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

/** Facts whose values come from a list. All other values, such as numbers and names of fields, are shown unchanged. */
export const vocabularies: Readonly<Partial<Record<AuditFact, Vocabulary>>> = {
  cause: vocabulary(moveCauses, (t, cause) => t(`returns.causes.${cause}`)),
  document_type: vocabulary(documentTypes, (t, type) => t(`documents.types.${type}`)),
  field: vocabulary(revealFields, (t, field) => t(`audit.numbers.${field}`)),
  first: vocabulary(['true'], (t) => t('exports.yes')),
  from_state: states,
  role: vocabulary(roles, (t, role) => t(`account.roles.${role}`)),
  sequence: {
    values: ['1', '2', '3'],
    word: (t, value) => (/^\d+$/.test(value) ? returnKindName(t, { sequence: Number(value) }) : undefined),
  },
  status: vocabulary(statuses, (t, status) => t(`audit.statuses.${status}`)),
  to_state: states,
  via: vocabulary([...assignmentWays, 'passkey'], (t, way) =>
    way === 'passkey' ? t('audit.passkey') : t(`assignmentHistory.ways.${way}`),
  ),
};

/** Reasons have different words for each action: `other` is one of several lists. */
export const reasonsOf: Readonly<Partial<Record<AuditAction, Vocabulary>>> = {
  'client.reveal': vocabulary(revealReasons, (t, reason) => t(`clients.reveal.reasons.${reason}`)),
  'request.explain': vocabulary(explanationKinds, (t, kind) => t(`documentRequests.explanations.${kind}`)),
  'request.reject': vocabulary(rejectReasons, (t, reason) => t(`documentRequests.rejectReasons.${reason}`)),
  'request.waive': vocabulary(waiveReasons, (t, reason) => t(`documentRequests.waiveReasons.${reason}`)),
};
export const reasonsOfRefusal = vocabulary(refusalReasons, (t, reason) => t(`audit.reasons.${reason}`));
