import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDocumentBytes } from '@portal/data-access/documents';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { ErrorState, MutedText, notify, Spinner } from '@portal/ui-kit/core';
import { openPages } from './open-pages';
import type { Pages } from './pages';
import { drawThumbnail } from './page-thumbnails';
import { PageViewer } from './page-viewer';
import '../documents.css';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; detail: string | null }
  | { state: 'no preview' }
  | { state: 'open'; pages: Pages };

interface DocumentPaneProps {
  document: DocumentRow;
  /** Name and actions of the document, in one row with the tools of the viewer. */
  head?: ReactNode;
  /** Called with a rendering of the first page in the size of a thumbnail. */
  onThumbnail?: (drawn: HTMLCanvasElement) => void;
}

/** Shows a document while loading, after a failure, without a preview, or open; its height is the same in all four. */
export const DocumentPane = (props: DocumentPaneProps) => (
  <div className="doc-viewer">
    <DocumentFace {...props} />
  </div>
);

function DocumentFace({ document, head, onThumbnail }: DocumentPaneProps) {
  const t = useTranslate();
  const { loaded, reload, fail } = useDocument(document, onThumbnail);
  const { filename } = document;
  const bar = head ? <div className="doc-viewer__bar">{head}</div> : null;
  switch (loaded.state) {
    case 'loading':
      return (
        <>
          {bar}
          <div className="doc-viewer__stage">
            <Spinner label={t('documents.viewer.loading', { filename })} />
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          {bar}
          <ErrorState
            title={t('documents.viewer.errorTitle')}
            detail={loaded.detail ?? t('documents.viewer.loadFailed')}
            onRetry={reload}
          />
        </>
      );
    case 'no preview':
      return (
        <>
          {bar}
          <div className="ui-state ui-state--boxed">
            <p>{t('documents.viewer.noPreview')}</p>
            <MutedText>{filename}</MutedText>
          </div>
        </>
      );
    case 'open':
      return <PageViewer pages={loaded.pages} label={filename} head={head} onError={fail} />;
  }
}

/** Fetches and opens a document; its pages are released when the viewer closes. */
function useDocument({ id }: DocumentRow, onThumbnail: DocumentPaneProps['onThumbnail']) {
  const t = useTranslate();
  const { view } = useDocumentBytes();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const thumbnailNow = useRef(onThumbnail);
  useEffect(() => {
    thumbnailNow.current = onThumbnail;
  }, [onThumbnail]);

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
        if (pages && thumbnailNow.current) drawThumbnail(pages, 1).then(thumbnailNow.current, () => undefined);
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
