import { useCallback, useEffect, useState } from 'react';
import { useDocumentBytes } from '@portal/data-access/documents';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button, ErrorState, MutedText, notify, Spinner } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { useDownload } from '../files/use-download';
import { bytesOfBase64 } from './base64';
import { openPages } from './open-pages';
import type { Pages } from './pages';
import { PageViewer } from './page-viewer';

interface DocumentViewerProps {
  document: DocumentRow;
  onClose: () => void;
}

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; detail: string | null }
  | { state: 'no preview' }
  | { state: 'open'; pages: Pages };

/** Shows a document over the page; what cannot be shown can still be downloaded. */
export default function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const t = useTranslate();
  const download = useDownload();
  const { loaded, reload, fail } = useDocument(document);
  const { filename } = document;
  return (
    <Modal
      open
      width="full"
      title={
        <span className="doc-viewer__title">
          {filename} <small>{t(`documents.types.${document.document_type}`)}</small>
        </span>
      }
      onClose={onClose}
      footer={<Button onClick={() => download(document)}>{t('documents.download')}</Button>}
    >
      {loaded.state === 'loading' ? <Spinner label={t('documents.viewer.loading', { filename })} /> : null}
      {loaded.state === 'failed' ? (
        <ErrorState
          title={t('documents.viewer.errorTitle')}
          detail={loaded.detail ?? t('documents.viewer.loadFailed')}
          onRetry={reload}
        />
      ) : null}
      {loaded.state === 'no preview' ? (
        <div className="ui-state ui-state--boxed">
          <p>{t('documents.viewer.noPreview')}</p>
          <MutedText>{filename}</MutedText>
        </div>
      ) : null}
      {loaded.state === 'open' ? <PageViewer pages={loaded.pages} label={filename} onError={fail} /> : null}
    </Modal>
  );
}

/** Fetches a document and makes pages of it; they are let go with the window. */
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
      // Still being checked, or infected: the server says which.
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
