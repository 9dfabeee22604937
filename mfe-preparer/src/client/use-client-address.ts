import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

export const clientTabs = ['overview', 'documents', 'messages', 'intake', 'schedule-c'] as const;
export type ClientTab = (typeof clientTabs)[number];

/** In the place of a document's id: the newest one, whichever that is. */
export const newestPaper = 'newest';

/** What of one client's screen stands in its address: the tab, the document that is looked at, and the list one came from. */
export function useClientAddress() {
  const { clientId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const list = useMemo(() => {
    const left = new URLSearchParams(params);
    for (const own of ['tab', 'paper']) left.delete(own);
    return left;
  }, [params]);

  const openPaper = useCallback(
    (paper: string | null, replace = true) =>
      setParams(
        (now) => {
          if (paper === null) now.delete('paper');
          else now.set('paper', paper);
          return now;
        },
        { replace },
      ),
    [setParams],
  );
  const openTab = (tab: ClientTab): void =>
    setParams({ ...Object.fromEntries(list), ...(tab === 'overview' ? {} : { tab }) }, { replace: true });
  /** Another client, with their newest document open beside their data. */
  const openPapersOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(params);
      next.set('paper', newestPaper);
      void navigate(`/client/${id}?${next}`, { replace: true });
    },
    [navigate, params],
  );

  return {
    clientId,
    tab: clientTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    paper: params.get('paper'),
    list,
    /** Where the list is as it was left. */
    dashboard: `/dashboard${list.size > 0 ? `?${list}` : ''}`,
    openTab,
    openPaper,
    openPapersOf,
  };
}
