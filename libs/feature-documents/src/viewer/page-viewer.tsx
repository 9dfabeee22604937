import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useTranslate } from '@portal/i18n';
import type { Pages } from './pages';
import { useDrawing, usePageSize, useRoom } from './use-page';
import { usePinch } from './use-pinch';
import { changeOfKey, changeView, firstView, fitZoom, turned } from './view-state';
import { ViewerTools } from './viewer-tools';

interface PageViewerProps {
  pages: Pages;
  /** Accessible name: the name of the file. */
  label: string;
  /** Called when a page cannot be rendered. */
  onError: () => void;
}

/** Makes the scrolling area focusable, so that it can be scrolled by keyboard and receives the viewer's shortcuts. */
const reachable = { role: 'region', tabIndex: 0 } as const;

/** Shows one page at a time, with zoom, rotation and scrolling. */
export function PageViewer({ pages, label, onError }: PageViewerProps) {
  const t = useTranslate();
  const [view, change] = useReducer(changeView, firstView);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRoom(stage);
  const size = usePageSize(pages, view.page, onError);
  const zoom = size ? (view.zoom === 'fit' ? fitZoom(turned(size, view.rotation), room) : view.zoom) : undefined;
  useDrawing(pages, view.page, zoom, canvas, onError);

  const zoomNow = useRef(1);
  useEffect(() => {
    zoomNow.current = zoom ?? 1;
  }, [zoom]);
  const zoomBy = useCallback((factor: number) => change({ type: 'zoom to', zoom: zoomNow.current * factor }), []);
  usePinch(stage, zoomBy);
  useEffect(() => {
    const element = stage.current;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keyChange = changeOfKey(event.key, zoomNow.current, pages.count);
      if (!keyChange) return;
      event.preventDefault();
      change(keyChange);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [pages]);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const width = (size?.width ?? 0) * (zoom ?? 1);
  const height = (size?.height ?? 0) * (zoom ?? 1);
  const shown = turned({ width, height }, view.rotation);
  return (
    <div className="doc-viewer">
      <ViewerTools view={view} zoom={zoom ?? 1} count={pages.count} onChange={change} />
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
      <p className="ui-muted doc-viewer__keys">{t('documents.viewer.keys')}</p>
    </div>
  );
}
