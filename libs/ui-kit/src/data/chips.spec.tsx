import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { StateChip, WaitingChip } from './chips';

const daysAgo = (days: number): string => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12).toISOString();
};

describe('chips', () => {
  it('says the state in words', () => {
    render(<StateChip tone="success">Submitted</StateChip>);
    expect(screen.getByText('Submitted')).toHaveClass('ui-chip--success');
  });

  it.each([
    [0, 'today', null],
    [1, '1 day', null],
    [3, '3 days', 'ui-chip--warning'],
    [9, '9 days', 'ui-chip--error'],
  ])('shows that something has waited %i days: %s', (days, text, tone) => {
    render(<WaitingChip since={daysAgo(days)} />);
    const time = screen.getByText(text);
    expect(time).toHaveAttribute('datetime', daysAgo(days));
    expect(time).toHaveAttribute('title');
    expect(time.closest('.ui-chip')?.classList.contains(tone ?? '') ?? null).toBe(tone === null ? null : true);
  });
});
