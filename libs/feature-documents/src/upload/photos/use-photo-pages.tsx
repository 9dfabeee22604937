import { useEffect, useState, type ReactNode } from 'react';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { lazyPart, WindowWaiting, type WaitingProps } from '@portal/ui-kit/core';
import type { PhotosDialogProps } from './photos.dialog';
import { mayBePages, photosOf } from './photo-list';
import { usePhotoChoice } from './photo-choice';

const catalogs: CatalogFiles = {
  en: () => import('../../messages/photo-pages.en.catalog'),
  es: () => import('../../messages/photo-pages.es.catalog'),
};

const PhotosDialog = lazyPart<PhotosDialogProps>(async () => {
  const [dialog] = await Promise.all([import('./photos.dialog'), loadCatalog(catalogs)]);
  return dialog;
}, DialogWaiting);

/** Without the dialog, photos are sent separately, as they were chosen: the uploads can wait for the network. */
function DialogWaiting({ photos, failed, onSeparately, ...waiting }: WaitingProps<PhotosDialogProps>) {
  const isSent = failed && photos.length > 0;
  useEffect(() => {
    if (isSent) onSeparately();
  }, [isSent, onSeparately]);
  return isSent ? null : <WindowWaiting {...waiting} failed={failed} />;
}

interface Options {
  /** The uploads' lane. */
  lane: string;
  /** Name of what is uploaded. */
  what: string;
  /** Uploads files. */
  add: (files: readonly File[]) => void;
}

/** Offers to send pictures that are chosen together as one PDF. */
export function usePhotoPages({ lane, what, add }: Options) {
  const [photos, choose] = usePhotoChoice(lane);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    choose(undefined);
    setOpen(false);
  };
  const send = (files: readonly File[]): void => {
    close();
    add(files);
  };
  const dialog: ReactNode =
    isOpen || photos ? (
      <PhotosDialog
        photos={photos ?? []}
        onChange={(next) => {
          setOpen(true);
          choose(next.length > 0 ? next : undefined);
        }}
        what={what}
        onTogether={(pdf) => send([pdf])}
        onSeparately={() => send((photos ?? []).map(({ file }) => file))}
        onClose={close}
      />
    ) : null;
  return {
    dialog,
    /** Opens the dialog without photos. */
    open: () => setOpen(true),
    /** Takes files: opens the dialog if all are pictures, and uploads them otherwise. */
    take: (files: readonly File[]): void => {
      if (mayBePages(files)) choose(photosOf(files));
      else add(files);
    },
  };
}
