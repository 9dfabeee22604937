import { changeOfKey, changeView, firstView, fitZoom, turned, type View, type ViewChange } from './view-state';

const after = (...changes: ViewChange[]): View => changes.reduce(changeView, firstView);

describe('viewer state', () => {
  it('zooms in steps of 0.25, between 0.1 and 5', () => {
    expect(after({ type: 'zoom in', from: 1 }).zoom).toBe(1.25);
    expect(after({ type: 'zoom out', from: 1 }).zoom).toBe(0.75);
    expect(after({ type: 'zoom in', from: 4.9 }).zoom).toBe(5);
    expect(after({ type: 'zoom out', from: 0.2 }).zoom).toBe(0.1);
    expect(after({ type: 'zoom to', zoom: 70 }).zoom).toBe(5);
  });

  it('rotates by 90 degrees, and keeps the page on reset', () => {
    const turn = { type: 'rotate' } as const;
    expect([1, 2, 3, 4].map((times) => after(...Array.from({ length: times }, () => turn)).rotation)).toEqual([
      90, 180, 270, 0,
    ]);
    const changed = after(turn, { type: 'zoom to', zoom: 3 }, { type: 'turn', by: 1, count: 2 }, { type: 'reset' });
    expect(changed).toEqual({ page: 2, zoom: 'width', rotation: 0 });
  });

  it('stops at the first and the last page', () => {
    expect(after({ type: 'turn', by: -1, count: 3 }).page).toBe(1);
    expect(after(...Array.from({ length: 9 }, (): ViewChange => ({ type: 'turn', by: 1, count: 3 }))).page).toBe(3);
  });

  it('fits the whole page, rotated or not', () => {
    const page = { width: 600, height: 800 };
    expect(fitZoom(page, { width: 1200, height: 400 }, 'fit')).toBe(0.5);
    expect(fitZoom(turned(page, 90), { width: 1200, height: 400 }, 'fit')).toBeCloseTo(400 / 600);
    expect(fitZoom(page, { width: 0, height: 0 }, 'fit')).toBe(1);
  });

  it('fits the width at first, without enlarging a small picture to pixels', () => {
    expect(firstView.zoom).toBe('width');
    expect(fitZoom({ width: 600, height: 800 }, { width: 750, height: 400 }, 'width')).toBe(1.25);
    expect(fitZoom({ width: 60, height: 80 }, { width: 750, height: 400 }, 'width')).toBe(2);
  });

  it('opens a page', () => {
    expect(after({ type: 'open', page: 3 })).toEqual({ page: 3, zoom: 'width', rotation: 0 });
  });

  it.each([
    ['+', { type: 'zoom in', from: 1 }],
    ['=', { type: 'zoom in', from: 1 }],
    ['-', { type: 'zoom out', from: 1 }],
    ['0', { type: 'fit' }],
    ['w', { type: 'width' }],
    ['r', { type: 'rotate' }],
    ['ArrowRight', { type: 'turn', by: 1, count: 2 }],
    ['PageUp', { type: 'turn', by: -1, count: 2 }],
    ['a', undefined],
  ])('changes on the key %s', (key, change) => {
    expect(changeOfKey(key, 1, 2)).toEqual(change);
  });

  it('ignores the arrow keys when there is only one page', () => {
    expect(changeOfKey('ArrowLeft', 1, 1)).toBeUndefined();
  });
});
