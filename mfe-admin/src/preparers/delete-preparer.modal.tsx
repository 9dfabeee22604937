import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useDeletePreparerMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { Alert, Button, buttonClass, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { addressOf } from '../addresses/admin-address';

/** Query for the preparer's clients, searched by the preparer's email, which is unique. */
const clientsOf = ({ email }: AdminPreparer): string =>
  new URLSearchParams({ status: 'assigned', search: email }).toString();

interface DeletePreparerModalProps {
  preparer: AdminPreparer;
  onClose: () => void;
}

/**
 * Shows in advance whether the preparer can be deleted; the server checks again, because a client may be assigned in
 * the meantime.
 */
export function DeletePreparerModal({ preparer, onClose }: DeletePreparerModalProps) {
  const t = useTranslate();
  const [remove] = useDeletePreparerMutation();
  const name = fullName(preparer);
  const count = preparer.clients_count;

  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id: preparer.id });
    if (error) notify.error(detailOr(error, t('adminPreparers.deleteFailed')));
    else notify.success(t('preparerManagement.remove.done', { name }));
    onClose();
  };

  return (
    <Modal
      open
      title={t('preparerManagement.remove.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('feedback.cancel')}</Button>
          <Button kind="danger" disabled={count > 0} onClick={confirm}>
            {t('preparerManagement.remove.action')}
          </Button>
        </>
      }
    >
      <Alert tone={count > 0 ? 'error' : 'info'} title={t('adminPreparers.onlyWithoutClients')}>
        <p>
          {count > 0
            ? t('preparerManagement.remove.hasClients', { count, name })
            : t('preparerManagement.remove.about')}
        </p>
      </Alert>
      {count > 0 ? (
        <p>
          <Link className={buttonClass()} to={`${addressOf('assignments')}?${clientsOf(preparer)}`}>
            {t('preparerManagement.remove.toAssignments')}
          </Link>
        </p>
      ) : null}
    </Modal>
  );
}
