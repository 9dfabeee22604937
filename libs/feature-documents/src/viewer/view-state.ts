import type { Size } from './pages';

/** Zoom limits and step (specification part 1, section 9). */
const zooms = { least: 0.1, most: 5, step: 0.25 } as const;

/** Page, zoom and rotation of the viewer. */
export interface View {
  /** Page number, starting at 1. */
  page: number;
  /** 1 means 100%; `fit` fills the available space. */
  zoom: number | 'fit';
  /** Clockwise rotation in degrees: 0, 90, 180 or 270. */
  rotation: number;
}

export type ViewChange =
  | { type: 'zoom in' | 'zoom out'; from: number }
  | { type: 'zoom to'; zoom: number }
  | { type: 'fit' | 'rotate' | 'reset' }
  | { type: 'turn'; by: 1 | -1; count: number };

export const firstView: View = { page: 1, zoom: 'fit', rotation: 0 };

const clampZoom = (zoom: number): number => Math.min(zooms.most, Math.max(zooms.least, zoom));

export function changeView(view: View, change: ViewChange): View {
  switch (change.type) {
    case 'zoom in':
      return { ...view, zoom: clampZoom(change.from + zooms.step) };
    case 'zoom out':
      return { ...view, zoom: clampZoom(change.from - zooms.step) };
    case 'zoom to':
      return { ...view, zoom: clampZoom(change.zoom) };
    case 'fit':
      return { ...view, zoom: 'fit' };
    case 'rotate':
      return { ...view, rotation: (view.rotation + 90) % 360 };
    case 'reset':
      return { ...view, zoom: 'fit', rotation: 0 };
    case 'turn':
      return { ...view, page: Math.min(change.count, Math.max(1, view.page + change.by)) };
  }
}

/** Returns the size of a page after rotation. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Returns the zoom at which the whole page is visible. */
export const fitZoom = (page: Size, room: Size): number =>
  room.width > 0 && room.height > 0 ? clampZoom(Math.min(room.width / page.width, room.height / page.height)) : 1;

const keys: Readonly<Record<string, 'zoom in' | 'zoom out' | 'fit' | 'rotate' | 'next' | 'previous'>> = {
  '+': 'zoom in',
  '=': 'zoom in',
  '-': 'zoom out',
  '0': 'fit',
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
  if (keyChange === 'fit' || keyChange === 'rotate') return { type: keyChange };
  return count > 1 ? { type: 'turn', by: keyChange === 'next' ? 1 : -1, count } : undefined;
}
