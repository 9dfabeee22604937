import { Link } from 'react-router-dom';
import { EmptyView, PageFrame, actionClass, coreWords } from '@portal/ui-kit/core';
import { shellWords } from '../shell.words';

export const NotFoundPage = () => (
  <PageFrame title={shellWords.notFound} width="reading">
    <EmptyView
      title={shellWords.notFoundLead}
      next={
        <Link className={actionClass('primary')} to="/">
          {coreWords.backHome}
        </Link>
      }
    />
  </PageFrame>
);
