import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Brand, LogoImage } from './brand';

const logoOf = (width: number, height: number) => ({ url: '/api/site/logo/0a1b', width, height });
const imageIn = (container: HTMLElement) => container.querySelector('img');
const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II & Daughters';

describe('brand', () => {
  it.each([null, undefined])('shows the product’s own mark when there is no logo (%s)', (logo) => {
    const { container } = render(<Brand name={long} logo={logo} />);
    expect(imageIn(container)).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(long)).toBeVisible();
  });

  it.each([
    [480, 120, 112, 28],
    [240, 240, 40, 40],
    [60, 240, 10, 40],
    [480, 1, 112, 1],
    [30, 20, 30, 20],
  ])(
    'scales a logo of %i by %i pixels to %i by %i, and reserves its space',
    (width, height, shownWidth, shownHeight) => {
      const { container } = render(<Brand name="Lake Tax" logo={logoOf(width, height)} />);
      const image = imageIn(container);
      expect(image).toHaveAttribute('src', '/api/site/logo/0a1b');
      expect([image?.width, image?.height]).toEqual([shownWidth, shownHeight]);
      expect(image).toHaveAttribute('loading', 'lazy');
      // Empty, because the name is next to it.
      expect(image).toHaveAttribute('alt', '');
      expect(container.querySelector('svg')).toBeNull();
    },
  );

  it('replaces its element when the logo loads, to avoid a layout shift', () => {
    const { rerender } = render(<Brand name="Lake Tax" logo={undefined} />);
    const before = screen.getByText('Lake Tax');
    rerender(<Brand name="Lake Tax" logo={logoOf(480, 120)} />);
    expect(screen.getByText('Lake Tax')).not.toBe(before);
  });
});

describe('standalone logo', () => {
  it('uses the given alternative text and maximum size', () => {
    render(<LogoImage logo={logoOf(480, 240)} alt="Your logo" most={{ width: 240, height: 120 }} />);
    const image = screen.getByRole('img', { name: 'Your logo' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['240', '120']);
  });
});
