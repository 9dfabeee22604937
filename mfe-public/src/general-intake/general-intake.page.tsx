import { Link } from 'react-router-dom';
import { useSession } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, Spinner, buttonClass } from '@portal/ui-kit/core';
import { Wizard } from './wizard';
import './wizard.css';

/** The general intake wizard (specification part 2, section 2): for visitors, and for clients without saying who they are. */
export default function GeneralIntakePage() {
  const t = useTranslate();
  const { status, user } = useSession();
  if (status === 'checking') return <Spinner />;
  const isStaff = user !== null && user.role !== 'client';
  return (
    <PageFrame title={t('generalIntake.title')} lead={t('generalIntake.lead')} width="form">
      {isStaff ? (
        <EmptyState
          title={t('generalIntake.staff')}
          action={
            <Link className={buttonClass()} to="/dashboard">
              {t('generalIntake.toDashboard')}
            </Link>
          }
        />
      ) : (
        <Wizard key={user?.id ?? 'visitor'} user={user} />
      )}
    </PageFrame>
  );
}
