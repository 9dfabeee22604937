import { Link } from 'react-router-dom';
import { accountWords } from '@portal/domain/account/account.words';
import { Notice, PageFrame, actionClass } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.context';
import { pageWords } from './pages.words';

export const PendingNotice = () => (
  <div className="shell-banner">
    <Notice tone="turn" title={accountWords.pending} />
  </div>
);

/** A preparer who registered and whom the office has not approved yet (decisions, section 3). */
export function PendingPage() {
  const { user } = useAuth();
  return (
    <PageFrame title={pageWords.pendingTitle(user?.first_name ?? '')} width="reading">
      <Notice tone="turn" title={accountWords.pending}>
        <p>{pageWords.pendingMeanwhile}</p>
        <p>
          <Link className={actionClass('primary')} to="/preparer/profile">
            {pageWords.editProfile}
          </Link>
        </p>
      </Notice>
    </PageFrame>
  );
}
