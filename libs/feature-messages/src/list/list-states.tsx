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
 * Renders the loading, error and empty states of a list. Shows no error if loading fails (specification part 1, section
 * 7), but offers a retry; an empty message would be wrong.
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
