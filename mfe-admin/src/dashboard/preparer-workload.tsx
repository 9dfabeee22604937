import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import { workloadOf } from '@portal/domain/preparers/workload';
import { useAdminPreparersQuery } from '@portal/data-access/admin-people';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText, SkeletonLines } from '@portal/ui-kit/core';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { LinkBars } from '../figures/link-bars';

/** Number of preparers shown; the others are in their list. */
const most = 5;

/** The preparers with the most clients; each opens the list of their clients. */
export function PreparerWorkload() {
  const t = useTranslate();
  const query = { role: 'preparer', status: 'active', sort: 'clients_descending', limit: most } as const;
  const { data } = useAdminPreparersQuery({ query });
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
      {!data ? (
        <SkeletonLines lines={5} />
      ) : data.total === 0 ? (
        <MutedText>{t('adminDashboard.workload.none')}</MutedText>
      ) : (
        <LinkBars
          label={title}
          bars={data.rows.map((preparer) => ({
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
