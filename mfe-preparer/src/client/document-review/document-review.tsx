import { useState } from 'react';
import { DocumentPane, useDownload } from '@portal/feature-documents/one-client';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { EmptyState, LoadingState, SkeletonLines } from '@portal/ui-kit/core';
import { IconButton } from '@portal/ui-kit/controls';
import { Modal } from '@portal/ui-kit/feedback';
import { DownloadIcon } from '@portal/ui-kit/icons';
import { useSeason } from '@portal/data-access/season-context';
import { ChangedNotice } from '../requests/changed.notice';
import { SentBackBar } from '../requests/sent-back.bar';
import { useDecisions } from '../requests/use-decisions';
import type { useClientAddress } from '../use-client-address';
import { useClientDocuments } from '../use-client-records';
import { ClientData } from './client-data';
import { DecideBar } from './decide-bar';
import { ReviewFiles } from './review-files';
import { ReviewSteps } from './review-steps';
import { SplitPanes } from './split-panes';
import { useDocumentDecisions } from './use-document-decisions';
import { useReviewKeys } from './use-review-keys';
import { useReviewSteps } from './use-review-steps';
import './review.css';

interface DocumentReviewProps {
  /** The client's name; '' while loading. */
  name: string;
  address: ReturnType<typeof useClientAddress>;
  /** Id of a document, or a type for its newest document; for any other value, the newest one is shown. */
  paper: string;
}

/** A document next to the client's answers, over the whole window. */
export default function DocumentReview({ name, address, paper }: DocumentReviewProps) {
  const t = useTranslate();
  const { clientId, openPaper } = address;
  const { data } = useClientDocuments(clientId);
  const rows: readonly DocumentRow[] = data?.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === paper),
    rows.findIndex(({ document_type }) => document_type === paper),
  );
  const document = rows[at];
  const steps = useReviewSteps(address, rows, at);
  const decisions = useDecisions(clientId);
  const { list } = decisions;
  const deciding = useDocumentDecisions({ decisions, rows, at, isOpen: useSeason().isOpen, onOpen: openPaper });
  const hasRequests = list !== undefined && (list.items.length > 0 || list.unsorted.length > 0);
  const [showsKeys, setShowsKeys] = useState(false);
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<string, HTMLCanvasElement>>(new Map());
  useReviewKeys({
    p: steps.previousDocument.go,
    n: steps.nextDocument.go,
    k: steps.previousClient.go,
    j: steps.nextClient.go,
    a: deciding.accept,
    r: deciding.reject,
    w: deciding.waive,
    u: deciding.sort,
    '?': () => setShowsKeys((now) => !now),
  });

  return (
    <Modal
      open
      width="window"
      title={t('clients.papers.title', { name })}
      tools={
        <ReviewSteps
          steps={steps}
          {...(document ? { at: at + 1 } : {})}
          all={data?.total ?? 0}
          showsKeys={showsKeys}
          onKeys={() => setShowsKeys(!showsKeys)}
        />
      }
      onClose={() => openPaper(null)}
    >
      <div className="review">
        {showsKeys ? (
          <p className="review__keys" role="status">
            {t('clients.papers.keys')} {hasRequests ? `${t('staffRequests.keys')} ` : ''}
            {t('documents.viewer.keys')}
          </p>
        ) : null}
        {hasRequests && document ? <DecideBar decisions={decisions} document={deciding} /> : null}
        <ChangedNotice {...decisions} />
        {list && deciding.left === 0 ? <SentBackBar clientId={clientId} list={list} /> : null}
        <div className="review__sides">
          <ReviewFiles rows={rows} shown={document?.id} thumbnails={thumbnails} onOpen={openPaper} />
          <SplitPanes label={t('clients.papers.divider')}>
            <section aria-label={t('clients.papers.paper')} className="review__paper">
              {document ? (
                <DocumentPane
                  key={document.id}
                  document={document}
                  head={<DocumentHead document={document} />}
                  onThumbnail={(drawn) => setThumbnails((all) => new Map(all).set(document.id, drawn))}
                />
              ) : data ? (
                <EmptyState title={t('clients.papers.none')} />
              ) : (
                <LoadingState>
                  <SkeletonLines lines={14} />
                </LoadingState>
              )}
            </section>
            <ClientData clientId={clientId} />
          </SplitPanes>
        </div>
      </div>
    </Modal>
  );
}

function DocumentHead({ document }: { document: DocumentRow }) {
  const t = useTranslate();
  const locale = useLocale();
  const download = useDownload();
  return (
    <div className="review__head">
      <h3 className="review__name">
        {document.filename}{' '}
        <small className="ui-muted">
          {t(`documents.types.${document.document_type}`)} · {formatDate(document.uploaded_at, locale)}
        </small>
      </h3>
      <IconButton label={t('documents.download')} icon={<DownloadIcon />} onClick={() => download(document)} />
    </div>
  );
}
