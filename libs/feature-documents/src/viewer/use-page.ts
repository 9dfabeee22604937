import { useEffect, useState, type RefObject } from 'react';
import type { Pages, Size } from './pages';

/** Returns an element's size in CSS pixels and updates it on every change. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setRoom({ width: watched.clientWidth, height: watched.clientHeight }));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Returns the size of a page at zoom 1; undefined until it is known. */
export function usePageSize(pages: Pages, page: number, onError: () => void): Size | undefined {
  const [known, setKnown] = useState<{ page: number; size: Size }>();
  useEffect(() => {
    let isWanted = true;
    pages.sizeOf(page).then(
      (size) => (isWanted ? setKnown({ page, size }) : undefined),
      () => (isWanted ? onError() : undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [pages, page, onError]);
  return known?.page === page ? known.size : undefined;
}

/** Debounce before rendering again after a zoom, ms. Until then, the previous rendering is stretched. */
const rest = 120;

/** Renders the page into the canvas at the resolution of the screen. */
export function useDrawing(
  pages: Pages,
  page: number,
  zoom: number | undefined,
  canvas: RefObject<HTMLCanvasElement | null>,
  onError: () => void,
): void {
  useEffect(() => {
    const target = canvas.current;
    if (!target || zoom === undefined) return;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      // Render off-screen first to avoid flicker.
      const fresh = document.createElement('canvas');
      let isWanted = true;
      const drawing = pages.draw(page, fresh, zoom * devicePixelRatio);
      stop = () => {
        isWanted = false;
        drawing.stop();
      };
      drawing.done.then(
        () => (isWanted ? show(fresh, target) : undefined),
        () => (isWanted ? onError() : undefined),
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pages, page, zoom, canvas, onError]);
}

function show(drawn: HTMLCanvasElement, target: HTMLCanvasElement): void {
  target.width = drawn.width;
  target.height = drawn.height;
  target.getContext('2d')?.drawImage(drawn, 0, 0);
  target.dataset.drawn = 'true';
}
