import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { newestDocument } from '../dashboard/list-params';

export const clientTabs = ['overview', 'documents', 'messages', 'intake', 'schedule-c', 'return'] as const;
export type ClientTab = (typeof clientTabs)[number];

/**
 * Returns the state that a client's page keeps in the URL: the tab, the open document, and the list the user came from.
 */
export function useClientAddress() {
  const { clientId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  // Keep the history state, which leads back to the page of the list and the pages before it.
  const { state } = useLocation() as { state: unknown };
  const list = useMemo(() => {
    const left = new URLSearchParams(params);
    for (const own of ['tab', 'paper']) left.delete(own);
    return left;
  }, [params]);

  const openDocument = useCallback(
    (paper: string | null, replace = true) =>
      setParams(
        (now) => {
          if (paper === null) now.delete('paper');
          else now.set('paper', paper);
          return now;
        },
        { replace, state },
      ),
    [setParams, state],
  );
  const openTab = (tab: ClientTab): void =>
    setParams({ ...Object.fromEntries(list), ...(tab === 'overview' ? {} : { tab }) }, { replace: true, state });
  /** Opens another client with their newest document. */
  const openDocumentsOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(params);
      next.set('paper', newestDocument);
      void navigate(`/client/${id}?${next}`, { replace: true, state });
    },
    [navigate, params, state],
  );

  return {
    clientId,
    tab: clientTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    paper: params.get('paper'),
    list,
    /** Queue that the user came from, with its filters and page; null if they came from somewhere else. */
    queue: queueIn(state),
    /** Link back to the list, with its filters and page. */
    dashboard: { to: { pathname: '/dashboard', search: list.toString() }, state },
    openTab,
    openPaper: openDocument,
    openPapersOf: openDocumentsOf,
  };
}

function queueIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/queue(\?|$)/.test(from) ? from : null;
}
