import { useCallback, useEffect, useReducer, useRef, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import type { Pages } from './pages';
import { PageThumbnails } from './page-thumbnails';
import { useDrawing, usePageSize, useRoom } from './use-page';
import { usePinch } from './use-pinch';
import { useViewerKeys } from './use-viewer-keys';
import { changeView, firstView, fitZoom, turned } from './view-state';
import { ViewerTools } from './viewer-tools';

interface PageViewerProps {
  pages: Pages;
  /** Accessible name: the name of the file. */
  label: string;
  /** What the page belongs to, in one row with the tools. */
  head?: ReactNode;
  /** Called when a page cannot be rendered. */
  onError: () => void;
}

/** Makes the scrolling area focusable, so that it can be scrolled by keyboard. */
const reachable = { role: 'region', tabIndex: 0 } as const;

/** Shows one page at a time, with zoom, rotation and scrolling. */
export function PageViewer({ pages, label, head, onError }: PageViewerProps) {
  const t = useTranslate();
  const [view, change] = useReducer(changeView, firstView);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRoom(stage);
  const size = usePageSize(pages, view.page, onError);
  const zoom = !size
    ? undefined
    : typeof view.zoom === 'number'
      ? view.zoom
      : fitZoom(turned(size, view.rotation), room, view.zoom);
  useDrawing(pages, view.page, zoom, canvas, onError);

  const zoomNow = useRef(1);
  useEffect(() => {
    zoomNow.current = zoom ?? 1;
  }, [zoom]);
  const zoomBy = useCallback((factor: number) => change({ type: 'zoom to', zoom: zoomNow.current * factor }), []);
  usePinch(stage, zoomBy);
  useViewerKeys(zoomNow, pages.count, change);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const width = (size?.width ?? 0) * (zoom ?? 1);
  const height = (size?.height ?? 0) * (zoom ?? 1);
  const shown = turned({ width, height }, view.rotation);
  return (
    <>
      <div className="doc-viewer__bar">
        {head}
        <ViewerTools view={view} zoom={zoom ?? 1} count={pages.count} onChange={change} />
      </div>
      <div className="doc-viewer__pages">
        <PageThumbnails pages={pages} page={view.page} onOpen={(page) => change({ type: 'open', page })} />
        <div ref={stage} className="doc-viewer__stage" aria-label={label} {...reachable}>
          <div
            className="doc-viewer__page"
            role="img"
            aria-label={pages.count > 1 ? t('documents.viewer.page', { page: view.page, pages: pages.count }) : label}
            style={{ inlineSize: shown.width, blockSize: shown.height }}
          >
            <canvas
              ref={canvas}
              style={{
                inlineSize: width,
                blockSize: height,
                transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
              }}
            />
          </div>
        </div>
      </div>
      {head ? null : <p className="ui-muted doc-viewer__keys">{t('documents.viewer.keys')}</p>}
    </>
  );
}
