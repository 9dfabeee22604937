import { useEffect, useRef, useState } from 'react';
import { rejectReasons, waiveReasons } from '@portal/domain/requests/item-states';
import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { Button, Inline, lazyWindow } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { SendBackProps } from '../requests/send-back.modal';
import type { Decisions } from '../requests/use-decisions';
import { ChoiceList } from './choice-list';
import type { DocumentDecisions } from './use-document-decisions';

const SendBackModal = lazyWindow<SendBackProps>(() => import('../requests/send-back.modal'));

interface DecideBarProps {
  decisions: Decisions;
  document: DocumentDecisions;
}

/** What the document shown was sent for, and the decisions about it, each with its key. */
export function DecideBar({ decisions, document }: DecideBarProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, FieldValues | undefined>>>({});
  const { item, unsorted, left, choosing, accept, reject, waive, sort } = document;
  const other = decisions.list?.items.find(({ id }) => id === otherId);
  // The list of choices had the focus.
  const wasChoosing = useRef(false);
  useEffect(() => {
    if (wasChoosing.current && !choosing) bar.current?.focus();
    wasChoosing.current = choosing !== null;
  }, [choosing]);
  const button = (key: string, label: string, onClick: (() => unknown) | undefined) =>
    onClick ? (
      <Button onClick={onClick}>
        {label} <kbd aria-hidden="true">{key}</kbd>
      </Button>
    ) : null;
  return (
    <div ref={bar} className="review__decide" role="group" aria-label={t('staffRequests.decision')} tabIndex={-1}>
      <div className="review__decision">
        <strong>
          {item ? requestName(t, item) : unsorted ? t('documentRequests.unsorted') : t('staffRequests.notToDecide')}
        </strong>
        <span role="status" className="ui-muted">
          {t('staffRequests.left', { count: left })}
        </span>
        <Inline>
          {button('A', t('documentRequests.accept'), accept)}
          {button('R', t('documentRequests.reject'), reject)}
          {button('W', t('documentRequests.waive'), waive)}
          {button('U', t('documentRequests.link'), sort)}
        </Inline>
      </div>
      {choosing ? <Choices key={choosing} document={document} onOther={() => item && setOtherId(item.id)} /> : null}
      {other ? (
        <SendBackModal
          item={other}
          draft={drafts[other.id]}
          reject={(now, body) => document.settle(now, () => decisions.reject(now, body))}
          onSent={() => setOtherId(null)}
          onClose={(draft) => {
            setDrafts({ ...drafts, [other.id]: draft });
            setOtherId(null);
          }}
        />
      ) : null}
    </div>
  );
}

function Choices({ document, onOther }: { document: DocumentDecisions; onOther: () => void }) {
  const t = useTranslate();
  const { choosing, choices, rejectFor, waiveFor, sortUnder, stopChoosing } = document;
  if (choosing === 'reject')
    return (
      <ChoiceList
        label={t('staffRequests.chooseReason')}
        onClose={stopChoosing}
        choices={rejectReasons.map((reason) =>
          reason === 'other'
            ? {
                key: reason,
                label: t('staffRequests.otherReason'),
                onPick: () => {
                  stopChoosing();
                  onOther();
                },
              }
            : {
                key: reason,
                label: t(`requestReasons.reject.${reason}`),
                onPick: () => void rejectFor(reason),
              },
        )}
      />
    );
  if (choosing === 'waive')
    return (
      <ChoiceList
        label={t('staffRequests.chooseWaiver')}
        onClose={stopChoosing}
        choices={waiveReasons.map((reason) => ({
          key: reason,
          label: t(`requestReasons.waive.${reason}`),
          onPick: () => void waiveFor(reason),
        }))}
      />
    );
  return (
    <ChoiceList
      label={choices.length > 0 ? t('staffRequests.chooseItem') : t('staffRequests.noItems')}
      onClose={stopChoosing}
      choices={choices.map((item) => ({
        key: item.id,
        label: requestName(t, item),
        onPick: () => void sortUnder(item),
      }))}
    />
  );
}
