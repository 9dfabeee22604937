import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Floating } from './floating';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  new DOMRect(left, top, width, height);

/** Renders a box of 200 × 100 px at an anchor, in a window of 1024 × 768 px. */
function place(anchor: DOMRect, { wide = false } = {}): HTMLElement {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? anchor : box(0, 0, 200, 100);
  });
  render(<Anchored wide={wide} />);
  return screen.getByText('content');
}

function Anchored({ wide }: { wide: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} />
      <Floating anchor={anchor} wide={wide}>
        content
      </Floating>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['below it', box(100, 200, 80, 30), { left: '100px', top: '234px' }],
  ['above it, where there is more room', box(100, 700, 80, 30), { left: '100px', top: '596px' }],
  ['inside the window at its right edge', box(1000, 200, 20, 30), { left: '820px', top: '234px' }],
  ['inside the window at its left edge', box(-50, 200, 20, 30), { left: '4px', top: '234px' }],
])('is placed beside its anchor: %s', (_where, anchor, expected) => {
  const { left, top } = place(anchor).style;
  expect({ left, top }).toEqual(expected);
});

it.each([
  [true, '320px'],
  [false, ''],
])('is at least as wide as its anchor if asked: %s', (wide, minWidth) =>
  expect(place(box(0, 0, 320, 30), { wide }).style.minWidth).toBe(minWidth),
);

it('follows its anchor while something scrolls', () => {
  const anchor = box(100, 200, 80, 30);
  const floating = place(anchor);
  anchor.y = 150;
  act(() => void document.body.dispatchEvent(new Event('scroll')));
  expect(floating.style.top).toBe('184px');
});

it('is outside of what could clip it', () => {
  const { container } = render(<Anchored wide={false} />);
  expect(container.contains(screen.getByText('content'))).toBe(false);
});
