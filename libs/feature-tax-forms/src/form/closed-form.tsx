import type { ReactNode } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Card, EmptyState, ErrorState } from '@portal/ui-kit/core';
import { FormSkeleton } from './form-skeleton';

interface ClosedFormProps<Form extends object> {
  title: string;
  query: { data?: Form | null | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Shows the form read-only. */
  children: (form: Form) => ReactNode;
}

/** A form of a season that is not open: it can only be read. */
export function ClosedForm<Form extends object>({ title, query, children }: ClosedFormProps<Form>) {
  const t = useTranslate();
  const { tax_year } = useSeason();
  const { data, isError, isFetching, refetch } = query;
  if (data) return <Card title={title}>{children(data)}</Card>;
  if (data === null) return <EmptyState title={t('intake.closedEmpty', { year: String(tax_year) })} />;
  if (isError) return <ErrorState title={t('intake.closedFailed')} onRetry={() => void refetch()} busy={isFetching} />;
  return <FormSkeleton />;
}
