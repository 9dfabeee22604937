import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

describe('progress bar', () => {
  it.each([
    [33, 'red'],
    [67, 'yellow'],
    [100, 'green'],
  ] as const)('shows %i percent as a number, including to screen readers, and is %s', (percent, tone) => {
    const { container } = render(<ProgressBar label="Your progress" percent={percent} tone={tone} />);
    const bar = screen.getByRole('progressbar', { name: 'Your progress' });
    expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    expect(screen.getByText(`${percent}%`)).toBeInTheDocument();
    expect(container.firstChild).toHaveClass(`ui-progress--${tone}`);
  });

  it.each([
    [0, 0],
    [33, 1],
    [67, 2],
    [100, 3],
  ])('fills the done ones of three steps at %i percent, and leaves the tone to the number', (percent, done) => {
    const { container } = render(<ProgressBar label="Your progress" percent={percent} tone="red" steps={3} />);
    expect(container.querySelectorAll('rect')).toHaveLength(3);
    expect(container.querySelectorAll('rect[data-done="true"]')).toHaveLength(done);
    expect(container.firstChild).toHaveClass('ui-progress--red');
  });

  it('stays within its track, and can show a custom value instead of the percentage', () => {
    const { container } = render(<ProgressBar label="Workload" percent={130} tone="plain" value="26.0" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(container.querySelector('rect')).toHaveAttribute('width', '100%');
    expect(screen.getByText('26.0')).toBeInTheDocument();
  });
});
