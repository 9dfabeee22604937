import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, buttonClass } from '@portal/ui-kit/core';

export const NotFoundPage = () => {
  const t = useTranslate();
  return (
    <PageFrame title={t('shell.notFound')} width="reading">
      <EmptyState
        title={t('shell.notFoundLead')}
        action={
          <Link className={buttonClass('primary')} to="/">
            {t('core.backHome')}
          </Link>
        }
      />
    </PageFrame>
  );
};
