import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { workloadOf } from '@portal/domain/preparers/workload';
import { useAdminPreparersQuery } from '@portal/data-access/admin-preparers';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { LinkBars } from '../figures/link-bars';

/** The preparers with the most clients; the others are in their list. */
export const useBusiestPreparers = () =>
  useAdminPreparersQuery({ query: { role: 'preparer', status: 'active', sort: 'clients_descending', limit: 5 } });

/** The preparers with the most clients; each opens the list of their clients. */
export function PreparerWorkload({ preparers }: { preparers: readonly AdminPreparer[] }) {
  const t = useTranslate();
  const title = t('adminDashboard.workload.title');
  return (
    <Card
      title={title}
      extra={
        <Link to={listAddress(addressOf('preparers'), { sort: 'clients_descending' })}>
          {t('adminDashboard.workload.all')}
        </Link>
      }
    >
      {preparers.length === 0 ? (
        <MutedText>{t('adminDashboard.workload.none')}</MutedText>
      ) : (
        <LinkBars
          label={title}
          bars={preparers.map((preparer) => ({
            key: preparer.id,
            label: fullName(preparer),
            text: t('adminDashboard.workload.text', {
              count: preparer.clients_count,
              level: t(`adminPreparers.workload.${workloadOf(preparer.clients_count).level}`),
            }),
            size: preparer.clients_count,
            to: clientsAddress({ preparer_id: preparer.id }),
          }))}
        />
      )}
    </Card>
  );
}
