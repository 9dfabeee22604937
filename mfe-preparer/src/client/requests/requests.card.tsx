import { useState, type ReactNode } from 'react';
import { useRemindClientMutation } from '@portal/data-access/client-requests';
import { detailOr } from '@portal/data-access/core';
import { useSeason } from '@portal/data-access/season-context';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import { useTranslate } from '@portal/i18n';
import {
  Button,
  Card,
  ErrorState,
  Inline,
  lazyWindow,
  List,
  LoadingState,
  MutedText,
  notify,
  SkeletonCard,
  Stack,
} from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { AddRequestProps } from './add-request.modal';
import { ChangedNotice } from './changed.notice';
import { RequestRow } from './request.row';
import type { SendBackProps } from './send-back.modal';
import { SentBackBar } from './sent-back.bar';
import { UnsureAnswers } from './unsure-answers';
import { UnsortedFiles } from './unsorted-files';
import type { UploadProps } from './upload.modal';
import { useDecisions } from './use-decisions';
import './requests.css';

const AddRequestModal = lazyWindow<AddRequestProps>(() => import('./add-request.modal'));
const SendBackModal = lazyWindow<SendBackProps>(() => import('./send-back.modal'));
const UploadModal = lazyWindow<UploadProps>(() => import('./upload.modal'));

interface RequestsCardProps {
  clientId: string;
  onView: (documentId: string) => void;
}

type Open = { window: 'add' | 'upload' } | { window: 'sendBack'; id: string } | null;

/** The documents that a client was asked for: what the preparer has to decide comes first. */
export default function RequestsCard({ clientId, onView }: RequestsCardProps) {
  const t = useTranslate();
  const decisions = useDecisions(clientId);
  const { list, isMissing, loadAgain } = decisions;
  const season = useSeason();
  const [open, setOpen] = useState<Open>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, FieldValues | undefined>>>({});
  if (!list)
    return isMissing ? (
      <ErrorState title={t('staffRequests.loadFailed')} onRetry={loadAgain} />
    ) : (
      <LoadingState>
        <SkeletonCard lines={4} />
      </LoadingState>
    );
  const { items } = list;
  const inBack = open?.window === 'sendBack' ? items.find(({ id }) => id === open.id) : undefined;
  const close = (name: string) => (draft?: FieldValues) => {
    setDrafts({ ...drafts, [name]: draft });
    setOpen(null);
  };
  const sections = [
    { key: 'toDecide', rows: items.filter(({ turn }) => turn === 'office') },
    { key: 'withClient', rows: items.filter(({ turn }) => turn === 'client') },
    { key: 'later', rows: items.filter(({ state }) => state === 'awaited') },
    { key: 'done', rows: items.filter(({ turn, state }) => turn === 'nobody' && state !== 'awaited') },
  ] as const;
  return (
    <Card
      title={t('staffRequests.title')}
      extra={
        season.isOpen ? (
          <Inline>
            <Button onClick={() => setOpen({ window: 'upload' })}>{t('staffRequests.upload')}</Button>
            {list.has_return ? (
              <Button onClick={() => setOpen({ window: 'add' })}>{t('documentRequests.add')}</Button>
            ) : null}
          </Inline>
        ) : null
      }
    >
      <Stack>
        <ChangedNotice {...decisions} />
        <SentBackBar clientId={clientId} list={list} />
        {items.length > 0 ? null : (
          <MutedText>{t(list.has_return ? 'staffRequests.none' : 'documentRequests.needsReturn')}</MutedText>
        )}
        {sections.map(({ key, rows }) => (
          <Section
            key={key}
            title={t(`staffRequests.${key}`, { count: rows.length })}
            action={key === 'withClient' && season.isOpen ? <Remind clientId={clientId} /> : null}
            rows={rows}
          >
            <List>
              {rows.map((item) => (
                <RequestRow
                  key={item.id}
                  item={item}
                  decisions={decisions}
                  onView={onView}
                  onOther={(id) => setOpen({ window: 'sendBack', id })}
                />
              ))}
            </List>
          </Section>
        ))}
        <UnsureAnswers situations={list.situations} />
        <UnsortedFiles list={list} link={decisions.link} onView={onView} />
      </Stack>
      {open?.window === 'add' ? (
        <AddRequestModal clientId={clientId} draft={drafts.add} onClose={close('add')} />
      ) : null}
      {open?.window === 'upload' ? <UploadModal clientId={clientId} items={items} onClose={close('upload')} /> : null}
      {inBack ? (
        <SendBackModal
          item={inBack}
          draft={drafts[inBack.id]}
          reject={decisions.reject}
          onSent={close(inBack.id)}
          onClose={close(inBack.id)}
        />
      ) : null}
    </Card>
  );
}

interface SectionProps {
  title: string;
  /** Shown next to the title. */
  action: ReactNode;
  rows: readonly ClientRequestItem[];
  children: ReactNode;
}

/** Hidden while it is empty. */
const Section = ({ title, action, rows, children }: SectionProps) =>
  rows.length === 0 ? null : (
    <section>
      <Inline apart>
        <h3>{title}</h3>
        {action}
      </Inline>
      {children}
    </section>
  );

function Remind({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const [remind] = useRemindClientMutation();
  const send = async () => {
    const { error } = await remind({ clientId });
    if (error) notify.error(detailOr(error, t('staffRequests.failed')));
    else notify.success(t('documentRequests.reminded'));
  };
  return <Button onClick={send}>{t('documentRequests.remind')}</Button>;
}
