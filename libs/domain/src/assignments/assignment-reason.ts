import type { Translate } from '../i18n/message';
import type {} from './admin-clients.messages';
import type {} from './assignment-history.messages';
import { fixedReasons } from './assignments.limits';

/** Returns the reason to display: translated if the portal recorded it, verbatim if an admin typed it. */
export function reasonText(t: Translate, reason: string | null): string {
  if (reason === null) return t('assignmentHistory.noReason');
  if (reason === fixedReasons.bulk) return t('adminClients.bulkReason');
  return reason === fixedReasons.lead ? t('assignmentHistory.leadReason') : reason;
}
