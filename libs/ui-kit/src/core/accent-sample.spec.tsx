import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AccentSample } from './accent-sample';
import { contrast } from './contrast';
import { seedsByMode, type ThemeMode } from './seeds';

const show = (mode: ThemeMode, accent: string) => {
  const { container } = render(
    <AccentSample mode={mode} accent={accent} adjusted={(shade) => `Shown as ${shade}`}>
      Sign In
    </AccentSample>,
  );
  return container.firstElementChild?.getAttribute('data-shade') ?? '';
};

describe('accent color sample', () => {
  it.each(['light', 'dark'] as const)('shows readable text (%s)', (mode) => {
    for (const accent of ['#ffff00', '#ffffff', '#000000', '#0b5e6b'])
      expect(contrast(show(mode, accent), seedsByMode[mode].surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a readable color, and reports the shade that replaces an unreadable one', () => {
    expect(show('light', '#0b5e6b')).toBe('#0b5e6b');
    expect(screen.queryByText(/^Shown as/)).toBeNull();
    const shade = show('light', '#ffff00');
    expect(screen.getByText(`Shown as ${shade}`)).toBeInTheDocument();
  });

  it('shows the portal’s own accent for an invalid color', () => {
    expect(show('light', 'red')).toBe('#0b5e6b');
    expect(screen.queryByText(/^Shown as/)).toBeNull();
  });
});
