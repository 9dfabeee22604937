import { useCallback } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { DeleteIcon, DownIcon, UpIcon } from '@portal/ui-kit/icons';
import type { Photo } from './photo-list';

interface PhotoPageProps {
  photo: Photo;
  /** Counted from 1. */
  page: number;
  count: number;
  /** Whether the pages can't be changed, because they are being made into a document. */
  locked: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A photo in the list of pages, with buttons to move and to remove it. */
export function PhotoPage({ photo, page, count, locked, onMove, onRemove }: PhotoPageProps) {
  const t = useTranslate();
  return (
    <li className="doc-page" data-photo={photo.id}>
      <Thumbnail file={photo.file} />
      <span className="doc-page__name">
        <strong>{t('photoPages.page', { page })}</strong>
        <span>{photo.file.name}</span>
      </span>
      <span className="doc-page__tools">
        <Button
          kind="text"
          className="doc-page__up"
          aria-label={t('photoPages.up', { page })}
          disabled={locked || page === 1}
          onClick={() => onMove(-1)}
        >
          <UpIcon />
        </Button>
        <Button
          kind="text"
          className="doc-page__down"
          aria-label={t('photoPages.down', { page })}
          disabled={locked || page === count}
          onClick={() => onMove(1)}
        >
          <DownIcon />
        </Button>
        <Button kind="text" aria-label={t('photoPages.remove', { page })} disabled={locked} onClick={onRemove}>
          <DeleteIcon />
        </Button>
      </span>
    </li>
  );
}

/** Shows the local file, upright. The browser decodes it off the main thread. */
function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      // An empty frame instead of the browser's icon of a broken image.
      image.onerror = () => image.removeAttribute('src');
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <img className="doc-page__picture" ref={show} alt="" decoding="async" width={72} height={96} />;
}
