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

describe('a sample of the accent colour', () => {
  it.each(['light', 'dark'] as const)('can always be read (%s)', (mode) => {
    for (const accent of ['#ffff00', '#ffffff', '#000000', '#0b5e6b'])
      expect(contrast(show(mode, accent), seedsByMode[mode].surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a colour that can be read, and says which shade takes the place of another one', () => {
    expect(show('light', '#0b5e6b')).toBe('#0b5e6b');
    expect(screen.queryByText(/^Shown as/)).toBeNull();
    const shade = show('light', '#ffff00');
    expect(screen.getByText(`Shown as ${shade}`)).toBeInTheDocument();
  });

  it('shows the portal’s own for what is no colour', () => {
    expect(show('light', 'red')).toBe('#0b5e6b');
    expect(screen.queryByText(/^Shown as/)).toBeNull();
  });
});
