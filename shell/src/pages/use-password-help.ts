import { accountLimits } from '@portal/domain/account/account.limits';
import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';

/**
 * Returns the text beside the field of a new password: its minimum length. @param role undefined if it is unknown; a
 * role that this version does not know has the rules of a client
 */
export function usePasswordHelp(role?: unknown): string {
  const t = useTranslate();
  const min = useSite()?.password_min_length ?? accountLimits.passwordMin;
  const ofStaff = accountLimits.passwordMinOfStaff;
  const isStaff = role === 'preparer' || role === 'admin';
  return isStaff && min < ofStaff ? t('pages.passwordHelpStaff', { min: ofStaff }) : t('pages.passwordHelp', { min });
}
