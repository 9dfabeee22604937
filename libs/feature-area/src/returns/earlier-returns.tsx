import type { EarlierReturn } from '@portal/domain/returns/amendments.dto';
import { earlierReturnName } from '@portal/domain/returns/return-kind';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { FilingList } from './filings.card';

/** The accepted returns that this one amends: when each was accepted, and what was sent. Empty for an original. */
export function EarlierReturns({ earlier = [] }: { earlier?: readonly EarlierReturn[] | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  return earlier.map((one) => (
    <Card key={one.id} title={earlierReturnName(t, locale, one)}>
      <FilingList filings={one.filings} />
    </Card>
  ));
}
