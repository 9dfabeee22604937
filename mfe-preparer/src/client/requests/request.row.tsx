import type { ReactNode } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import type { RequestFile } from '@portal/domain/requests/document-requests.dto';
import { rejectReasons, waiveReasons } from '@portal/domain/requests/item-states';
import { formatCalendarDate } from '@portal/domain/i18n/format';
import { requestName } from '@portal/domain/requests/request-words';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline } from '@portal/ui-kit/core';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Tag } from '@portal/ui-kit/data';
import type { Decisions } from './use-decisions';

interface RequestRowProps {
  item: ClientRequestItem;
  decisions: Decisions;
  onView: (documentId: string) => void;
  /** Opens the window for a reason in the preparer's own words. */
  onOther: (itemId: string) => void;
}

/** A requested document: what the client sent or explained, and what can be decided about it. */
export function RequestRow({ item, decisions, onView, onOther }: RequestRowProps) {
  const t = useTranslate();
  const name = requestName(t, item);
  const { state, turn } = item;
  const { isOpen } = useSeason();
  return (
    <li>
      <div className="client-request">
        <div className="client-request__name">
          <strong>{name}</strong>
          {item.required ? null : <Tag>{t('documentRequests.optional')}</Tag>}
          {item.unfounded ? <Tag>{t('documentRequests.unfounded')}</Tag> : null}
        </div>
        <RequestFacts item={item} />
        {item.files.map((file) => (
          <FileLine key={file.document_id} file={file} onView={onView}>
            {turn === 'office' && isOpen ? (
              <Button
                kind="text"
                aria-label={t('staffRequests.unlinkOf', { filename: file.filename })}
                onClick={() => decisions.unlink(item, file.document_id)}
              >
                {t('staffRequests.unlink')}
              </Button>
            ) : null}
          </FileLine>
        ))}
      </div>
      {(turn === 'nobody' && state !== 'awaited') || !isOpen ? null : (
        <Inline>
          {state === 'awaited' ? (
            <Button aria-label={t('staffRequests.askNowOf', { name })} onClick={() => decisions.askNow(item)}>
              {t('staffRequests.askNow')}
            </Button>
          ) : null}
          {turn === 'office' ? (
            <>
              <Accept item={item} name={name} decisions={decisions} />
              <ActionMenu
                label={t('documentRequests.reject')}
                name={t('staffRequests.rejectOf', { name })}
                actions={rejectReasons.map((reason) =>
                  reason === 'other'
                    ? { key: reason, label: t('staffRequests.otherReason'), onClick: () => onOther(item.id) }
                    : {
                        key: reason,
                        label: t(`requestReasons.reject.${reason}`),
                        onClick: () => void decisions.reject(item, { reason }),
                      },
                )}
              />
            </>
          ) : null}
          <ActionMenu
            label={t('documentRequests.waive')}
            name={t('staffRequests.waiveOf', { name })}
            actions={waiveReasons.map((reason) => ({
              key: reason,
              label: t(`requestReasons.waive.${reason}`),
              onClick: () => void decisions.waive(item, reason),
            }))}
          />
        </Inline>
      )}
      {state === 'not_applicable' ? (
        <span className="ui-muted">{t('documentRequests.states.not_applicable')}</span>
      ) : null}
    </li>
  );
}

interface AcceptProps extends Pick<RequestRowProps, 'item' | 'decisions'> {
  name: string;
}

/** To accept that a document comes later is to wait for it. */
function Accept({ item, name, decisions }: AcceptProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { state, explain_kind, comes_on } = item;
  const isLater = state === 'explained' && explain_kind === 'comes_later';
  const date = isLater && comes_on ? formatCalendarDate(comes_on, locale) : null;
  return (
    <Button
      aria-label={date ? t('staffRequests.waitOf', { date, name }) : t('staffRequests.acceptOf', { name })}
      onClick={() => decisions.accept(item)}
    >
      {date ? t('staffRequests.wait', { date }) : t('documentRequests.accept')}
    </Button>
  );
}

/** What the client explained, why it was sent back, and by when it is expected. */
function RequestFacts({ item }: { item: ClientRequestItem }) {
  const t = useTranslate();
  const locale = useLocale();
  const { state, explain_kind, explain_text, reject_reason, reject_text, comes_on, due_on, note, events } = item;
  const isExplained = state === 'explained' || state === 'awaited';
  const facts = [
    isExplained && explain_kind
      ? t('staffRequests.says', { answer: t(`requestReasons.explain.${explain_kind}`) })
      : null,
    isExplained ? explain_text : null,
    isExplained && comes_on ? t('staffRequests.expected', { date: formatCalendarDate(comes_on, locale) }) : null,
    state === 'needed' && events[0]?.what === 'date_come' ? t('staffRequests.dateCome') : null,
    state === 'rejected' && reject_reason
      ? t('documentRequests.sentBack', { reason: t(`requestReasons.reject.${reject_reason}`) })
      : null,
    state === 'rejected' ? reject_text : null,
    due_on ? t('staffRequests.due', { date: formatCalendarDate(due_on, locale) }) : null,
    note,
  ];
  return facts.flatMap((fact) =>
    fact ? (
      <span key={fact} className="ui-muted">
        {fact}
      </span>
    ) : (
      []
    ),
  );
}

interface FileLineProps {
  file: RequestFile;
  onView: (documentId: string) => void;
  children?: ReactNode;
}

/** A file, which opens in the document review. */
export function FileLine({ file, onView, children }: FileLineProps) {
  const t = useTranslate();
  const { document_id, filename, rejected, by_office, scan_state } = file;
  return (
    <div className="client-request__name">
      <Button kind="text" aria-label={t('staffRequests.viewOf', { filename })} onClick={() => onView(document_id)}>
        {filename}
      </Button>
      {by_office ? <Tag>{t('documentRequests.byOffice')}</Tag> : null}
      {rejected ? <Tag tone="error">{t('documentRequests.states.rejected')}</Tag> : null}
      {scan_state === 'pending' || scan_state === 'failed' || scan_state === 'infected' ? (
        <Tag tone={scan_state === 'infected' ? 'error' : 'info'}>{t(`documents.scan.${scan_state}`)}</Tag>
      ) : null}
      {children}
    </div>
  );
}
