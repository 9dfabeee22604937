import { Link } from 'react-router-dom';
import type { OfficeWaiting } from '@portal/domain/trends/trends.dto';
import { waitingAges, type WaitingAge } from '@portal/domain/trends/trends.limits';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, MutedText, buttonClass } from '@portal/ui-kit/core';
import { addressOf, listAddress } from '../addresses/admin-address';
import { LinkBars } from '../figures/link-bars';
import { dayAfter, today } from '../table/days';

/** Number of clients that the link to the list selects. */
const atOnce = 10;

/** URL of the clients who have been waiting for as long as the age says. */
function ageAddress(age: WaitingAge): string {
  const { fewest, most } = waitingAges[age];
  const from = most === null ? '' : dayAfter(today(), -most);
  return listAddress(addressOf('assignments'), { from, to: dayAfter(today(), -fewest), sort: 'since' });
}

interface OldestClientsProps {
  waiting: OfficeWaiting;
}

/** The clients without a preparer by the time that they have been waiting. */
export function OldestClients({ waiting: { ages, unassigned_clients: all } }: OldestClientsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const title = t('adminDashboard.ages.title');
  const count = Math.min(atOnce, all);
  return (
    <Card title={title}>
      {all === 0 ? (
        <MutedText>{t('adminDashboard.nobodyWaits')}</MutedText>
      ) : (
        <>
          <LinkBars
            label={title}
            bars={ages.toReversed().map(({ age, clients }) => ({
              key: age,
              label: t(`adminDashboard.ages.${age}`),
              text: formatCount(clients, locale),
              size: clients,
              to: ageAddress(age),
            }))}
          />
          <Link
            className={buttonClass('primary')}
            to={listAddress(addressOf('assignments'), { sort: 'since' })}
            state={{ select: count }}
          >
            {t('adminDashboard.assignOldest', { count })}
          </Link>
        </>
      )}
    </Card>
  );
}
