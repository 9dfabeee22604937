import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, QueryStates, SkeletonLines, Stack } from '@portal/ui-kit/core';

interface ListStatesProps {
  query: { data?: unknown; isLoading: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/**
 * Loading, empty and full. One that could not be loaded is empty without a word about it (specification part 1, section 7), but can be tried again;
 * the sentence of an empty list would be a lie.
 */
export function ListStates({ query, isEmpty, empty, children }: ListStatesProps) {
  const t = useTranslate();
  if (query.isError && query.data === undefined)
    return (
      <Stack gap="tight">
        <MutedText>{t('conversations.notLoaded')}</MutedText>
        <Button busy={query.isFetching} onClick={query.refetch}>
          {t('core.tryAgain')}
        </Button>
      </Stack>
    );
  return (
    <QueryStates
      loading={query.isLoading}
      failed={false}
      isEmpty={isEmpty}
      skeleton={<SkeletonLines lines={6} />}
      error={null}
      empty={empty}
      onRetry={query.refetch}
    >
      {children}
    </QueryStates>
  );
}
