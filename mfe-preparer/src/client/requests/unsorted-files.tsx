import { useState } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { ClientRequestList } from '@portal/domain/requests/client-requests.dto';
import { itemStateAfter } from '@portal/domain/requests/item-states';
import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, useGrowingList } from '@portal/ui-kit/core';
import { ActionMenu } from '@portal/ui-kit/controls';
import { FileLine } from './request.row';
import type { Decisions } from './use-decisions';

interface UnsortedFilesProps {
  list: ClientRequestList;
  link: Decisions['link'];
  onView: (documentId: string) => void;
}

/** Files that the client sent without an item, each with the open items that it may belong to. */
export function UnsortedFiles({ list, link, onView }: UnsortedFilesProps) {
  const t = useTranslate();
  const { unsorted, items } = list;
  const { isOpen } = useSeason();
  const [isWhole, setWhole] = useState(false);
  const { list: rows, grow } = useGrowingList<HTMLUListElement>();
  const open = items.filter(({ state }) => itemStateAfter(state, 'send') !== undefined);
  if (unsorted.length === 0) return null;
  const inSight = isWhole ? unsorted : unsorted.slice(0, documentLimits.inSight);
  return (
    <section>
      <h3>{t('staffRequests.unsorted', { count: unsorted.length })}</h3>
      {open.length === 0 ? <MutedText>{t('staffRequests.noItems')}</MutedText> : null}
      <ul className="ui-list" ref={rows}>
        {inSight.map((file) => (
          <li key={file.document_id} className="client-unsorted">
            <FileLine file={file} onView={onView} />
            {open.length === 0 || !isOpen ? null : (
              <ActionMenu
                label={t('documentRequests.link')}
                name={t('staffRequests.linkOf', { filename: file.filename })}
                actions={open.map((item) => ({
                  key: item.id,
                  label: requestName(t, item),
                  onClick: () => void link(item, file.document_id),
                }))}
              />
            )}
          </li>
        ))}
      </ul>
      {inSight.length < unsorted.length ? (
        <Button
          kind="text"
          onClick={() => {
            grow();
            setWhole(true);
          }}
        >
          {t('documents.showAll', { count: unsorted.length })}
        </Button>
      ) : null}
    </section>
  );
}
