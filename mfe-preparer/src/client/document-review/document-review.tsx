import { useEffect, useRef } from 'react';
import { DocumentPane, useDownload } from '@portal/feature-documents/one-client';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button, EmptyState, Spinner } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import type { useClientAddress } from '../use-client-address';
import { useClientDocuments } from '../use-client-records';
import { ClientData } from './client-data';
import { useClientNeighborsQuery } from '@portal/data-access/clients';
import { criteriaOf, readListParams } from '../../dashboard/list-params';

/** Returns callbacks that open the previous and the next client of the list the user came from. */
function useClientSteps({ clientId, list, openPapersOf }: ReturnType<typeof useClientAddress>) {
  const query = criteriaOf(readListParams(list));
  const { currentData, isFetching } = useClientNeighborsQuery({ clientId, query }, { refetchOnMountOrArgChange: true });
  const waiting = isFetching && !currentData;
  const step = (id: string | null | undefined) => ({ ...to(id ?? undefined, openPapersOf), waiting });
  return { previous: step(currentData?.previous), next: step(currentData?.next) };
}

interface DocumentReviewProps {
  /** The client's name; '' while loading. */
  name: string;
  address: ReturnType<typeof useClientAddress>;
  /** Id of a document; for any other value, the newest one is shown. */
  paper: string;
}

interface Step {
  key: string;
  label: string;
  /** Absent when there is no client in this direction. */
  go?: () => void;
  /** Whether the neighbor is still loading: the button stays enabled, so that it keeps focus. */
  waiting?: boolean;
}

/** A document next to the client's answers, with buttons for the next and previous document and client. */
export default function DocumentReview({ name, address, paper }: DocumentReviewProps) {
  const t = useTranslate();
  const download = useDownload();
  const { clientId, openPaper } = address;
  const { data } = useClientDocuments(clientId);
  const { previous, next } = useClientSteps(address);
  const rows: readonly DocumentRow[] = data?.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === paper),
  );
  const document = rows[at];
  const steps: readonly Step[] = [
    { key: 'p', label: t('clients.papers.previousDocument'), ...to(rows[at - 1]?.id, openPaper) },
    { key: 'n', label: t('clients.papers.nextDocument'), ...to(rows[at + 1]?.id, openPaper) },
    { key: 'k', label: t('clients.papers.previousClient'), ...previous },
    { key: 'j', label: t('clients.papers.nextClient'), ...next },
  ];
  useStepKeys(Object.fromEntries(steps.map(({ key, go }) => [key, go])));

  return (
    <Modal open width="full" title={t('clients.papers.title', { name })} onClose={() => openPaper(null)}>
      <div className="papers">
        <div className="papers__steps" role="toolbar" aria-label={t('clients.papers.steps')}>
          {steps.map(({ key, label, go, waiting }) => (
            <Button key={key} disabled={!go && !waiting} onClick={go}>
              {label}
            </Button>
          ))}
          <span role="status">
            {document ? t('clients.papers.document', { at: at + 1, all: data?.total ?? 0 }) : null}
          </span>
        </div>
        <p className="ui-muted papers__keys">{t('clients.papers.keys')}</p>
        <div className="papers__sides">
          <section aria-label={t('clients.papers.paper')} className="ui-stack ui-stack--tight">
            {document ? (
              <>
                <div className="ui-inline ui-inline--apart">
                  <h3 className="papers__file">
                    {document.filename} <small>{t(`documents.types.${document.document_type}`)}</small>
                  </h3>
                  <Button onClick={() => download(document)}>{t('documents.download')}</Button>
                </div>
                <DocumentPane key={document.id} document={document} />
              </>
            ) : data ? (
              <EmptyState title={t('clients.papers.none')} />
            ) : (
              <Spinner />
            )}
          </section>
          <ClientData clientId={clientId} />
        </div>
      </div>
    </Modal>
  );
}

const to = (id: string | undefined, open: (id: string) => void) => (id === undefined ? {} : { go: () => open(id) });

type Steps = Readonly<Record<string, (() => void) | undefined>>;

/** Selector of elements that handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Handles single keys while this modal is on top; ignores combinations with Ctrl, Alt or Meta. */
function useStepKeys(steps: Steps): void {
  const now = useRef(steps);
  useEffect(() => {
    now.current = steps;
  }, [steps]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      const go = now.current[event.key.toLowerCase()];
      if (!go) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
