import { Link } from 'react-router-dom';
import { useAdminReturnTotalsQuery } from '@portal/data-access/returns';
import { turnOf, turns } from '@portal/domain/returns/return-states';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { LinkBars } from '../figures/link-bars';
import { returnListAddress, returnsPath } from '../returns/returns-address';

interface ReturnsCardProps {
  /** Number of clients of the office; without any, there are no returns to wait for. */
  clients: number;
}

/**
 * The returns of the office by whose turn it is; each opens its list. Bars without numbers keep the height of the card
 * until they are known.
 */
export function ReturnsCard({ clients }: ReturnsCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useAdminReturnTotalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const title = t('returnBoard.byTurn');
  const bars = turns.map((turn) => {
    const counts = (data?.by_office ?? []).filter(({ state }) => turnOf(state) === turn);
    const size = counts.reduce((sum, { returns }) => sum + returns, 0);
    const label = t(`returns.staffTurns.${turn}`);
    return {
      key: turn,
      label,
      text: data ? formatCount(size, locale) : t('core.none'),
      size,
      to: returnListAddress({ turn }),
    };
  });
  return (
    <Card title={title} extra={<Link to={returnsPath}>{t('returnBoard.open')}</Link>}>
      {(data?.by_office.length ?? clients) === 0 ? (
        <MutedText>{t('returnBoard.empty')}</MutedText>
      ) : (
        <LinkBars label={title} bars={bars} />
      )}
    </Card>
  );
}
