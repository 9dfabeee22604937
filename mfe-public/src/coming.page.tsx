import { Link } from 'react-router-dom';
import { EmptyView, PageFrame, actionClass, coreWords } from '@portal/ui-kit/core';

/** In place of a screen that is not built yet: says so, and what will be here. */
export const ComingPage = ({ title, about }: { title: string; about: string }) => (
  <PageFrame title={title} lead={about} width="reading">
    <EmptyView
      title={coreWords.notReady}
      next={
        <Link className={actionClass()} to="/">
          {coreWords.backHome}
        </Link>
      }
    />
  </PageFrame>
);
