import type { EarlierReturn } from '@portal/domain/returns/amendments.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { FilingList } from './filings.card';
import { useReturnKind } from './return-kind';

/** The accepted returns that this one amends: when each was accepted, and what was sent. Empty for an original. */
export function EarlierReturns({ earlier = [] }: { earlier?: readonly EarlierReturn[] | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const kindOf = useReturnKind();
  return earlier.map((one) => (
    <Card
      key={one.id}
      title={t('staffReturns.amended.acceptedOn', { kind: kindOf(one), date: formatDate(one.accepted_at, locale) })}
    >
      <FilingList filings={one.filings} />
    </Card>
  ));
}
