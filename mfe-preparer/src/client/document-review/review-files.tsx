import { useEffect, useRef } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { paint } from '@portal/feature-documents/one-client';
import { useTranslate } from '@portal/i18n';
import { FileImageIcon, FilePdfIcon, FileTextIcon } from '@portal/ui-kit/icons';

interface ReviewFilesProps {
  rows: readonly DocumentRow[];
  /** Id of the document shown. */
  shown: string | undefined;
  /** First pages of the documents opened so far. */
  thumbnails: ReadonlyMap<string, HTMLCanvasElement>;
  onOpen: (id: string) => void;
}

/**
 * All documents of the client. One that was opened shows its first page; the others show an icon, because each view of a
 * document is recorded in the audit log.
 */
export function ReviewFiles({ rows, shown, thumbnails, onOpen }: ReviewFilesProps) {
  const t = useTranslate();
  const current = useRef<HTMLButtonElement>(null);
  // The braces matter: in new browsers the call returns a promise, which React would take for a cleanup function.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <nav className="review__files" aria-label={t('clients.papers.files')}>
      <ul>
        {rows.map(({ id, filename, document_type, content_type }) => (
          <li key={id}>
            <button
              ref={id === shown ? current : undefined}
              type="button"
              className="review__file"
              title={filename}
              aria-current={id === shown ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              <span className="review__thumbnail">
                <Thumbnail drawn={thumbnails.get(id)} type={content_type} />
              </span>
              <span className="ui-hidden">{filename}</span>
              <span className="review__type">{t(`documents.types.${document_type}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Thumbnail({ drawn, type }: { drawn: HTMLCanvasElement | undefined; type: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (drawn && canvas.current) paint(drawn, canvas.current);
  }, [drawn]);
  if (drawn) return <canvas ref={canvas} />;
  if (type === 'application/pdf') return <FilePdfIcon size={20} />;
  return type.startsWith('image/') ? <FileImageIcon size={20} /> : <FileTextIcon size={20} />;
}
