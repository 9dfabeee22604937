import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AgeChip, StateChip, WaitingChip } from './chips';

const since = '2026-11-13T15:00:00';

describe('chips', () => {
  afterEach(() => jest.useRealTimers());

  it('says the state in words', () => {
    render(<StateChip tone="success">Submitted</StateChip>);
    expect(screen.getByText('Submitted')).toHaveClass('ui-chip--success');
  });

  it.each([
    ['Friday', '2026-11-13T17:00:00', 'under a day', null],
    ['Sunday', '2026-11-15T17:00:00', 'under a day', null],
    ['Monday', '2026-11-16T09:00:00', '1 day', null],
    ['Wednesday', '2026-11-18T09:00:00', '3 days', 'ui-chip--warning'],
    ['Friday a week later', '2026-11-20T09:00:00', '5 days', 'ui-chip--warning'],
    ['Monday after', '2026-11-23T09:00:00', '6 days', 'ui-chip--error'],
  ])('counts the business days of a client who waits since a Friday until %s', (_until, now, text, tone) => {
    jest.useFakeTimers({ now: new Date(now) });
    render(<WaitingChip since={since} />);
    const time = screen.getByText(text);
    expect(time).toHaveAttribute('datetime', since);
    expect(time).toHaveAttribute('title', 'Since Nov 13, 2026, in business days');
    expect(time.closest('.ui-chip')?.classList.contains(tone ?? '') ?? null).toBe(tone === null ? null : true);
  });

  it('keeps an age gray while nobody at the office has to act', () => {
    render(<AgeChip since={since} days={9} isOurs={false} />);
    expect(screen.getByText('9 days').closest('.ui-chip')).toBeNull();
  });
});
