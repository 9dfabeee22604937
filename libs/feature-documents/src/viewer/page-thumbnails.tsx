import { useEffect, useRef } from 'react';
import { useTranslate } from '@portal/i18n';
import type { Pages } from './pages';

/** Width of a thumbnail, CSS pixels. */
const width = 56;

/** More pages than this are reached by the toolbar: each thumbnail costs a rendering. */
const mostThumbnails = 40;

/** Renders a page as small as a thumbnail. */
export async function drawThumbnail(pages: Pages, page: number): Promise<HTMLCanvasElement> {
  const size = await pages.sizeOf(page);
  const canvas = document.createElement('canvas');
  await pages.draw(page, canvas, (width * devicePixelRatio) / size.width).done;
  return canvas;
}

/** Copies a rendering, because a canvas can be in only one place. */
export function paint(drawn: HTMLCanvasElement, target: HTMLCanvasElement): void {
  target.width = drawn.width;
  target.height = drawn.height;
  target.getContext('2d')?.drawImage(drawn, 0, 0);
}

interface PageThumbnailsProps {
  pages: Pages;
  /** Number of the page shown. */
  page: number;
  onOpen: (page: number) => void;
}

/** The pages of a document as thumbnails; renders nothing for a single page. */
export function PageThumbnails({ pages, page, onOpen }: PageThumbnailsProps) {
  const t = useTranslate();
  if (pages.count < 2) return null;
  const count = Math.min(pages.count, mostThumbnails);
  return (
    <ol className="doc-thumbnails" aria-label={t('documents.viewer.thumbnails')}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <button
            type="button"
            className="doc-thumbnails__page"
            aria-label={t('documents.viewer.openPage', { page: at + 1 })}
            aria-current={at + 1 === page ? 'page' : undefined}
            onClick={() => onOpen(at + 1)}
          >
            <Thumbnail pages={pages} page={at + 1} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ pages, page }: Pick<PageThumbnailsProps, 'pages' | 'page'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    drawThumbnail(pages, page).then(
      (drawn) => (isWanted && canvas.current ? paint(drawn, canvas.current) : undefined),
      // The page itself reports what cannot be drawn.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pages, page]);
  return <canvas ref={canvas} />;
}
