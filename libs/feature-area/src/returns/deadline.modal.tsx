import { isIsoDate } from '@portal/domain/contract/values';
import { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { dueOnByLaw } from '@portal/domain/returns/deadlines';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { blankToNull, fieldsOf, type FieldValues } from '@portal/ui-kit/forms';
import { useDeadlineWords } from './deadline-words';
import { FactsWindow, type FactsProps } from './facts.window';

const { DateField, useFieldValue } = fieldsOf<ReturnDeadline>();

export interface DeadlineModalProps extends FactsProps<ReturnDeadline> {
  detail: ReturnDetail;
}

/** A due date that follows from the law is left empty, so that it follows the extension. */
function valuesOf(detail: ReturnDetail): FieldValues {
  const { tax_year, due_on: due, extension_filed_on: extension } = detail;
  return { due_on: due && due !== dueOnByLaw(tax_year, detail) ? due : '', extension_filed_on: extension ?? '' };
}

/** Sets or clears the date of the extension and the office's own due date. */
export default function DeadlineModal({ detail, ...facts }: DeadlineModalProps) {
  const t = useTranslate();
  return (
    <FactsWindow
      {...facts}
      shape={ReturnDeadline}
      recorded={valuesOf(detail)}
      toBody={(values) => ({ ...(blankToNull(values) as object), version: detail.version })}
      words={{
        title: t('staffReturns.deadline.change'),
        save: t('staffReturns.deadline.save'),
        saved: t('staffReturns.deadline.saved'),
        failed: t('staffReturns.deadline.failed'),
      }}
    >
      <DateField name="extension_filed_on" help={t('staffReturns.deadline.extensionHelp')} short />
      <DateField name="due_on" help={t('staffReturns.deadline.dueHelp')} short />
      <WhatFollows taxYear={detail.tax_year} />
    </FactsWindow>
  );
}

/** When the return is due with the dates entered so far. */
function WhatFollows({ taxYear }: { taxYear: number }) {
  const [extension, due] = [useFieldValue('extension_filed_on'), useFieldValue('due_on')].map((value) =>
    typeof value === 'string' && isIsoDate(value) ? value : null,
  );
  const sentencesOf = useDeadlineWords(taxYear);
  return <MutedText>{sentencesOf({ due_on: due, extension_filed_on: extension }).join(' ')}</MutedText>;
}
