import { Link } from 'react-router-dom';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { addressOf, listAddress } from '../addresses/admin-address';
import { PendingList } from '../preparers/pending-list';

/** The preparers who wait for approval, to decide right here. */
export function PendingCard({ pending: { rows, total } }: { pending: ListPage<AdminPreparer> }) {
  const t = useTranslate();
  return (
    <Card
      title={t('adminDashboard.tiles.pending')}
      extra={
        total > rows.length ? (
          <Link to={listAddress(addressOf('preparers'), { status: 'pending' })}>{t('adminDashboard.pending.all')}</Link>
        ) : null
      }
    >
      {total === 0 ? <MutedText>{t('adminDashboard.pending.none')}</MutedText> : <PendingList preparers={rows} />}
    </Card>
  );
}
