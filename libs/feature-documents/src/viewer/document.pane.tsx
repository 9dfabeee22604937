import { useCallback, useEffect, useState } from 'react';
import { useDocumentBytes } from '@portal/data-access/documents';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { ErrorState, MutedText, notify, Spinner } from '@portal/ui-kit/core';
import { openPages } from './open-pages';
import type { Pages } from './pages';
import { PageViewer } from './page-viewer';
import '../documents.css';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; detail: string | null }
  | { state: 'no preview' }
  | { state: 'open'; pages: Pages };

/** Shows a document while loading, after a failure, without a preview, or open. */
export function DocumentPane({ document }: { document: DocumentRow }) {
  const t = useTranslate();
  const { loaded, reload, fail } = useDocument(document);
  const { filename } = document;
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('documents.viewer.loading', { filename })} />;
    case 'failed':
      return (
        <ErrorState
          title={t('documents.viewer.errorTitle')}
          detail={loaded.detail ?? t('documents.viewer.loadFailed')}
          onRetry={reload}
        />
      );
    case 'no preview':
      return (
        <div className="ui-state ui-state--boxed">
          <p>{t('documents.viewer.noPreview')}</p>
          <MutedText>{filename}</MutedText>
        </div>
      );
    case 'open':
      return <PageViewer pages={loaded.pages} label={filename} onError={fail} />;
  }
}

/** Fetches and opens a document; its pages are released when the viewer closes. */
function useDocument({ id }: DocumentRow) {
  const t = useTranslate();
  const { view } = useDocumentBytes();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  useEffect(() => {
    const stop = new AbortController();
    let pages: Pages | null = null;
    const load = async (): Promise<Loaded> => {
      const { data, error } = await view(id, stop.signal);
      // The scan is still running or has found a virus, as the server's message explains.
      if (error) return { state: 'failed', detail: error.code === 'conflict' ? error.detail : null };
      pages = await openPages(bytesOfBase64(data.file_data), data.content_type);
      return pages ? { state: 'open', pages } : { state: 'no preview' };
    };
    void load()
      .catch((): Loaded => ({ state: 'failed', detail: null }))
      .then((next) => {
        if (stop.signal.aborted) return pages?.close();
        setLoaded(next);
        if (next.state === 'failed') notify.error(t('documents.viewer.loadFailed'));
        return undefined;
      });
    return () => {
      stop.abort();
      pages?.close();
    };
  }, [id, tries, view, t]);

  const reload = (): void => {
    setLoaded({ state: 'loading' });
    setTries((count) => count + 1);
  };
  const fail = useCallback(() => setLoaded({ state: 'failed', detail: null }), []);
  return { loaded, reload, fail };
}

/** @throws DOMException for invalid base64 */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
