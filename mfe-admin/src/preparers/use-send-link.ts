import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useSendResetLinkMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';

/** Returns a function that emails a password reset link. The office never sees a password. */
export function useSendLink(): (preparer: AdminPreparer) => Promise<void> {
  const t = useTranslate();
  const [send] = useSendResetLinkMutation();
  return async ({ id, email }) => {
    const { error } = await send({ id });
    if (error) notify.error(detailOr(error, t('preparerManagement.link.failed')));
    else notify.success(t('preparerManagement.link.sent', { email }));
  };
}
