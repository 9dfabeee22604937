import { useLayoutEffect, useRef, useState } from 'react';
import { photoPages } from '@portal/domain/documents/documents.limits';
import type {} from '@portal/domain/documents/photo-pages.messages';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, MutedText } from '@portal/ui-kit/core';
import { ConfirmModal, Modal } from '@portal/ui-kit/feedback';
import { UploadArea } from '@portal/ui-kit/upload';
import { moved, nameOfPdf, photosOf, photoTypes, type Photo } from './photo-list';
import { PhotoPage } from './photo-page';
import { usePdf } from './use-pdf';
import './photos.css';

export interface PhotosDialogProps {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
  /** Name of what is sent. */
  what: string;
  onTogether: (pdf: File) => void;
  onSeparately: () => void;
  onClose: () => void;
}

/** Puts photos in order, and makes one PDF of them. They are kept until the PDF exists. */
export default function PhotosDialog({ photos, onChange, what, ...on }: PhotosDialogProps) {
  const t = useTranslate();
  const { page: preparing, flaw, make, stop, forget } = usePdf();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [isDiscarding, setDiscarding] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef('');
  const count = photos.length;
  const isBusy = preparing !== undefined;

  // A moved row loses the focus, and at either end so does its button.
  useLayoutEffect(() => {
    const [id, direction] = focus.current.split(' ');
    if (!id) return;
    focus.current = '';
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.photo === id,
    );
    const same = row?.querySelector<HTMLButtonElement>(`.doc-page__${direction ?? ''}:enabled`);
    (same ?? row?.querySelector<HTMLButtonElement>('button:enabled'))?.focus();
  });

  const change = (next: readonly Photo[]): void => {
    forget();
    setRefused('');
    onChange(next);
  };
  const move = (id: string, by: -1 | 1): void => {
    const next = moved(photos, id, by);
    focus.current = `${id} ${by < 0 ? 'up' : 'down'}`;
    change(next);
    setSaid(t('photoPages.nowAt', { page: next.findIndex((photo) => photo.id === id) + 1, count }));
  };
  const remove = (at: number): void => {
    focus.current = (photos[at + 1] ?? photos[at - 1])?.id ?? '';
    change(photos.toSpliced(at, 1));
    setSaid(t('photoPages.removed', { count: count - 1 }));
  };
  const add = (files: readonly File[]): void => {
    const added = photosOf(files);
    const others = files.filter(({ type }) => !photoTypes.includes(type));
    const room = photoPages.most - count;
    change([...photos, ...added.slice(0, room)]);
    if (added.length > room) setRefused(t('photoPages.tooMany', { most: photoPages.most }));
    else if (others.length > 0)
      setRefused(t('photoPages.notPictures', { names: others.map((one) => one.name).join(', ') }));
  };
  const close = (): void => {
    stop();
    if (count === 0) on.onClose();
    else setDiscarding(true);
  };
  const send = async (): Promise<void> => {
    // Swedish dates are those of ISO 8601.
    const pdf = await make(photos, nameOfPdf(what, new Date().toLocaleDateString('sv')));
    if (pdf) on.onTogether(pdf);
  };

  return (
    <Modal
      open
      title={t('photoPages.title')}
      onClose={close}
      footer={
        <>
          <Button disabled={count === 0 || isBusy} onClick={on.onSeparately}>
            {t('photoPages.separately')}
          </Button>
          <Button kind="primary" disabled={count === 0} busy={isBusy} onClick={send}>
            {t('photoPages.together')}
          </Button>
        </>
      }
    >
      <MutedText>{count === 0 ? t('photoPages.none') : t('photoPages.lead', { count })}</MutedText>
      {/* Takes the focus instead of a button: Enter chose the files a moment ago, and must not send them as well. */}
      <ol className="doc-pages" ref={list} tabIndex={-1} data-first-focus aria-label={t('photoPages.pages')}>
        {photos.map((photo, at) => (
          <PhotoPage
            key={photo.id}
            photo={photo}
            page={at + 1}
            count={count}
            locked={isBusy}
            onMove={(by) => move(photo.id, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <UploadArea
        label={t('photoPages.add')}
        accept={photoTypes.join(',')}
        camera={{ facing: 'environment', label: t(count === 0 ? 'photoPages.firstPhoto' : 'photoPages.camera') }}
        disabled={isBusy}
        items={[]}
        onFiles={add}
        onRetry={() => undefined}
        onCancel={() => undefined}
      />
      <p role="status" className="doc-pages__status">
        {preparing === undefined ? said : t('photoPages.preparing', { page: preparing, count })}
      </p>
      {refused ? (
        <Alert tone="warning" live>
          <p>{refused}</p>
        </Alert>
      ) : null}
      {flaw ? (
        <Alert tone="error" live>
          <p>{t(`photoPages.${flaw.flaw}`, { page: flaw.at + 1 })}</p>
        </Alert>
      ) : null}
      <ConfirmModal
        open={isDiscarding}
        title={t('photoPages.discard', { count })}
        action={t('photoPages.discardAction')}
        dangerous
        onConfirm={on.onClose}
        onClose={() => setDiscarding(false)}
      >
        <p>{t('photoPages.discardAbout')}</p>
      </ConfirmModal>
    </Modal>
  );
}
