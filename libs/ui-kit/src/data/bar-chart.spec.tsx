import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('bar chart', () => {
  it('is a readable, copyable table whose bars share one scale', () => {
    const { container } = render(
      <BarChart
        caption="Revenue by office"
        rows={[
          { key: 'a', label: 'Detroit Main Office', amount: 123456789 },
          { key: 'b', label: name, amount: -61728394.5, tone: 'error' },
          { key: 'c', label: 'Nothing', amount: 0 },
        ]}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Revenue by office' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Detroit Main Office$123,456,789.00',
      `${name}−$61,728,394.50`,
      'Nothing–',
    ]);
    const bars = [...container.querySelectorAll('rect:not(.ui-bars__track)')].map((bar) =>
      ['x', 'width'].map((name) => Math.round(Number(bar.getAttribute(name)))),
    );
    // The zero line is at a third: the negative bar ends there, and the positive one begins there.
    expect(bars).toEqual([
      [33, 67],
      [0, 33],
      [33, 0],
    ]);
    expect(container.querySelectorAll('line')).toHaveLength(3);
  });

  it('has no zero line and uses the whole width without negative amounts', () => {
    const { container } = render(<BarChart caption="Profit" rows={[{ key: 'a', label: 'A', amount: 5 }]} />);
    expect(container.querySelector('line')).toBeNull();
    expect(container.querySelector('rect:not(.ui-bars__track)')).toHaveAttribute('width', '100');
  });

  it('draws zero-width bars when every amount is 0', () => {
    const { container } = render(<BarChart caption="Empty" rows={[{ key: 'a', label: 'A', amount: 0 }]} />);
    expect(container.querySelector('rect:not(.ui-bars__track)')).toHaveAttribute('width', '0');
  });
});
