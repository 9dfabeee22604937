import type { Size } from './pages';

/** Zoom limits and step (specification part 1, section 9). */
const zooms = { least: 0.1, most: 5, step: 0.25 } as const;

/** Page, zoom and rotation of the viewer. */
export interface View {
  /** Page number, starting at 1. */
  page: number;
  /** 1 means 100%; `width` fills the available width, `fit` shows the whole page. */
  zoom: number | 'width' | 'fit';
  /** Clockwise rotation in degrees: 0, 90, 180 or 270. */
  rotation: number;
}

export type ViewChange =
  | { type: 'zoom in' | 'zoom out'; from: number }
  | { type: 'zoom to'; zoom: number }
  | { type: 'width' | 'fit' | 'rotate' | 'reset' }
  | { type: 'turn'; by: 1 | -1; count: number }
  | { type: 'open'; page: number };

export const firstView: View = { page: 1, zoom: 'width', rotation: 0 };

const clampZoom = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom));

export function changeView(view: View, change: ViewChange): View {
  switch (change.type) {
    case 'zoom in':
      return { ...view, zoom: clampZoom(change.from + zooms.step) };
    case 'zoom out':
      return { ...view, zoom: clampZoom(change.from - zooms.step) };
    case 'zoom to':
      return { ...view, zoom: clampZoom(change.zoom) };
    case 'width':
    case 'fit':
      return { ...view, zoom: change.type };
    case 'rotate':
      return { ...view, rotation: (view.rotation + 90) % 360 };
    case 'reset':
      return { ...firstView, page: view.page };
    case 'turn':
      return { ...view, page: Math.min(change.count, Math.max(1, view.page + change.by)) };
    case 'open':
      return { ...view, page: change.page };
  }
}

/** Returns the size of a page after rotation. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Enlarging a small picture further would only show its pixels. */
const mostFitted = 2;

/** Returns the zoom at which the page fills the available width, or is visible as a whole. */
export function fitZoom(page: Size, room: Size, to: 'width' | 'fit'): number {
  if (room.width <= 0 || room.height <= 0) return 1;
  const wide = room.width / page.width;
  return clampZoom(Math.min(mostFitted, to === 'width' ? wide : Math.min(wide, room.height / page.height)));
}

const keys: Readonly<Record<string, 'zoom in' | 'zoom out' | 'width' | 'fit' | 'rotate' | 'next' | 'previous'>> = {
  '+': 'zoom in',
  '=': 'zoom in',
  '-': 'zoom out',
  '0': 'fit',
  w: 'width',
  W: 'width',
  r: 'rotate',
  R: 'rotate',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
};

/** Returns the change that a key triggers. @param from current zoom factor */
export function changeOfKey(key: string, from: number, count: number): ViewChange | undefined {
  const keyChange = keys[key];
  if (keyChange === undefined) return undefined;
  if (keyChange === 'zoom in' || keyChange === 'zoom out') return { type: keyChange, from };
  if (keyChange === 'width' || keyChange === 'fit' || keyChange === 'rotate') return { type: keyChange };
  return count > 1 ? { type: 'turn', by: keyChange === 'next' ? 1 : -1, count } : undefined;
}
