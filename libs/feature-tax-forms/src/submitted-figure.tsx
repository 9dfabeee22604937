import { useMemo } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { refundOrOwed } from './estimate/refund-or-owed';
import { useEstimateOf } from './estimate/use-estimate';
import { valuesOf } from './intake/intake.definition';
import type { SubmittedEstimateProps } from './submitted-estimate';

/** The estimate of a client in one word and one amount, for staff; renders nothing without an estimate. */
export default function SubmittedFigure({ intake, scheduleC }: Pick<SubmittedEstimateProps, 'intake' | 'scheduleC'>) {
  const t = useTranslate();
  const values = useMemo(() => valuesOf(intake), [intake]);
  const { hasEstimate, tax_year } = useSeason();
  const { answer } = useEstimateOf(values, scheduleC);
  if (!answer || !hasEstimate) return null;
  const { word, amount } = refundOrOwed(answer.result, answer.taxOnly ?? false);
  return (
    <>
      {t(word === 'tax.oweWord' ? 'staffEstimate.owes' : word)}{' '}
      <strong>
        <Money amount={amount} />
      </strong>{' '}
      ({tax_year})
    </>
  );
}
