import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import * as icons from './icons';
import { Button } from './button';

const { MenuIcon, DoneIcon, EmptyIcon, BrokenIcon, BrandIcon } = icons;

/** Returns the SVG that an icon renders. */
const drawingOf = (Icon: () => React.ReactNode) => render(<Icon />).container.querySelector('svg');

describe.each(Object.entries(icons))('%s', (_name, Icon) => {
  it('uses the text color, and is hidden from screen readers and the keyboard', () => {
    const drawing = drawingOf(Icon);
    expect(drawing).toHaveAttribute('stroke', 'currentColor');
    expect(drawing).toHaveAttribute('fill', 'none');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('focusable', 'false');
    expect(drawing?.querySelectorAll('[fill], [stroke], [style]')).toHaveLength(0);
  });

  it('has an intrinsic size, to avoid a layout shift when styles load, and fits its square', () => {
    const drawing = drawingOf(Icon);
    expect(Number(drawing?.getAttribute('width'))).toBeGreaterThanOrEqual(20);
    expect(drawing?.getAttribute('height')).toBe(drawing?.getAttribute('width'));
    expect(drawing).toHaveAttribute('viewBox', '0 0 24 24');
    expect(drawing).not.toBeEmptyDOMElement();
  });
});

it('draws every icon differently', () => {
  const drawings = Object.values(icons).map((Icon) => drawingOf(Icon)?.innerHTML);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('draws larger icons for empty and error states than beside text', () => {
  const width = (Icon: () => React.ReactNode) => Number(drawingOf(Icon)?.getAttribute('width'));
  expect(Math.min(width(EmptyIcon), width(BrokenIcon))).toBeGreaterThan(width(BrandIcon));
  expect(width(BrandIcon)).toBeGreaterThan(width(DoneIcon));
});

it('does not change the accessible name of its button', () => {
  render(
    <Button>
      <MenuIcon /> Menu
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toContainElement(document.querySelector('svg'));
});
