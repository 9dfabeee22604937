import { Link } from 'react-router-dom';
import { useUnreadMessagesQuery } from '@portal/data-access/messages';
import type { OfficeWaiting } from '@portal/domain/trends/trends.dto';
import { useTranslate } from '@portal/i18n';
import { StatTile, StatTiles } from '@portal/ui-kit/data';
import { addressOf, listAddress } from '../addresses/admin-address';

/** How many clients, preparers, leads and messages wait; each number equals that of the list it opens. */
export function WaitingTiles({ waiting }: { waiting: OfficeWaiting }) {
  const t = useTranslate();
  const { data: unread } = useUnreadMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const tiles = [
    ['unassigned', waiting.unassigned_clients, addressOf('assignments')],
    ['pending', waiting.pending_preparers, listAddress(addressOf('preparers'), { status: 'pending' })],
    ['leads', waiting.open_leads, listAddress(addressOf('leads'), { status: 'open' })],
    ['unread', unread ? unread.direct + unread.groups : 0, '/messages'],
  ] as const;
  return (
    <section className="admin-waiting" aria-label={t('adminDashboard.waits')}>
      <StatTiles>
        {tiles.map(([name, count, to]) => (
          <StatTile
            key={name}
            label={t(`adminDashboard.tiles.${name}`)}
            count={count}
            link={<Link to={to}>{t(`adminDashboard.links.${name}`)}</Link>}
          />
        ))}
      </StatTiles>
    </section>
  );
}
