import { Link } from 'react-router-dom';
import type { ReturnTotals } from '@portal/domain/returns/admin-returns.dto';
import { turnOf, turns } from '@portal/domain/returns/return-states';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { LinkBars } from '../figures/link-bars';
import { returnListAddress, returnsPath } from '../returns/returns-address';

export interface ReturnsCardProps {
  totals: ReturnTotals;
}

/** The returns of the office by whose turn it is; each opens its list. */
export default function ReturnsCard({ totals: { by_office } }: ReturnsCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const title = t('returnBoard.byTurn');
  const bars = turns.map((turn) => {
    const counts = by_office.filter(({ state }) => turnOf(state) === turn);
    const size = counts.reduce((sum, { returns }) => sum + returns, 0);
    const label = t(`returns.staffTurns.${turn}`);
    return { key: turn, label, text: formatCount(size, locale), size, to: returnListAddress({ turn }) };
  });
  return (
    <Card title={title} extra={<Link to={returnsPath}>{t('returnBoard.open')}</Link>}>
      {by_office.length === 0 ? (
        <MutedText>{t('returnBoard.empty')}</MutedText>
      ) : (
        <LinkBars label={title} bars={bars} />
      )}
    </Card>
  );
}
