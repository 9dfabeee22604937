import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import * as icons from './icons';
import { Button } from './button';

const { MenuIcon, DoneIcon, EmptyIcon, BrokenIcon, BrandIcon } = icons;

/** What an icon is drawn with. */
const drawingOf = (Icon: () => React.ReactNode) => render(<Icon />).container.querySelector('svg');

describe.each(Object.entries(icons))('%s', (_name, Icon) => {
  it('is in the colour of the text around it, and neither read out nor reached by keyboard', () => {
    const drawing = drawingOf(Icon);
    expect(drawing).toHaveAttribute('stroke', 'currentColor');
    expect(drawing).toHaveAttribute('fill', 'none');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('focusable', 'false');
    expect(drawing?.querySelectorAll('[fill], [stroke], [style]')).toHaveLength(0);
  });

  it('has a width of its own, so that nothing moves once styles have come, and fits in its square', () => {
    const drawing = drawingOf(Icon);
    expect(Number(drawing?.getAttribute('width'))).toBeGreaterThanOrEqual(20);
    expect(drawing?.getAttribute('height')).toBe(drawing?.getAttribute('width'));
    expect(drawing).toHaveAttribute('viewBox', '0 0 24 24');
    expect(drawing).not.toBeEmptyDOMElement();
  });
});

it('no two icons are the same', () => {
  const drawings = Object.values(icons).map((Icon) => drawingOf(Icon)?.innerHTML);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('those of an empty or a failed page are larger than those beside words', () => {
  const width = (Icon: () => React.ReactNode) => Number(drawingOf(Icon)?.getAttribute('width'));
  expect(Math.min(width(EmptyIcon), width(BrokenIcon))).toBeGreaterThan(width(BrandIcon));
  expect(width(BrandIcon)).toBeGreaterThan(width(DoneIcon));
});

it('leaves the name of a button to its words', () => {
  render(
    <Button>
      <MenuIcon /> Menu
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toContainElement(document.querySelector('svg'));
});
