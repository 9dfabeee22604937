import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import { CopyButton } from './copy-button';
import { CountBadge, Descriptions, Tag } from './descriptions';
import { Checklist, Steps } from './progress';
import { StatTile, StatTiles } from './stat-tiles';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('tiles', () => {
  it('show words, counts and amounts with their labels', () => {
    render(
      <StatTiles>
        <StatTile label="Tax year" value={2024} />
        <StatTile label="Preparer" value={name} />
        <StatTile label="Last refund" value="--" />
        <StatTile label="Owed" amount={-1234.5} />
      </StatTiles>,
    );
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(['Tax year2024', `Preparer${name}`, 'Last refund--', 'Owed−$1,234.50']);
  });

  it('lead to the rows behind a number', () => {
    render(
      <StatTiles>
        <StatTile label="Clients" value={3} link={<a href="/admin/clients">Show clients</a>} />
      </StatTiles>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Clients3Show clients');
    expect(screen.getByRole('link', { name: 'Show clients' })).toHaveAttribute('href', '/admin/clients');
  });

  it('write nine figures smaller, so that they stay on their line', () => {
    render(
      <StatTiles>
        <StatTile label="Total" amount={123456789.12} />
        <StatTile label="Small" amount={12} />
      </StatTiles>,
    );
    const [total, small] = screen.getAllByRole('listitem');
    expect(total).toHaveTextContent('$123,456,789.12');
    expect(total).toHaveClass('ui-tile--long');
    expect(small).not.toHaveClass('ui-tile--long');
  });
});

describe('a checklist', () => {
  it('says in words what is done', () => {
    render(
      <Checklist
        items={[
          { key: 'form', name: 'Tax intake form', done: true },
          { key: 'w2', name: <a href="/documents">W-2</a>, done: false },
          { key: 'c', name: 'Schedule C', done: false, note: 'Started' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tax intake form: Complete',
      'W-2: Pending',
      'Schedule CStarted',
    ]);
    expect(screen.getByRole('link', { name: 'W-2' })).toHaveAttribute('href', '/documents');
  });
});

describe('steps', () => {
  it('name all of them in their order', () => {
    render(<Steps label="General intake" titles={['Contact Information', 'Review & Submit']} current={1} />);
    const steps = screen.getByRole('navigation', { name: 'General intake' });
    expect(steps).toHaveTextContent(/Contact Information.*Review & Submit/);
    expect(steps.querySelector('.ant-steps-item-active')).toHaveTextContent('Review & Submit');
  });
});

describe('descriptions', () => {
  it('give every value its label as a heading', () => {
    const { container } = render(
      <Descriptions
        title="Client"
        items={[
          { key: 'name', label: 'Name', value: name },
          { key: 'bank', label: 'Account', value: '•••• 6789' },
        ]}
      />,
    );
    expect(screen.getByText('Client')).toBeInTheDocument();
    expect([...container.querySelectorAll('tr > th')].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Account',
    ]);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([name, '•••• 6789']);
  });

  it('put amounts one below the other', () => {
    render(<Descriptions amounts items={['Federal', 'State'].map((key) => ({ key, label: key, value: '$1.00' }))} />);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

describe('tags and counts', () => {
  it('say what they mean, also without colour', () => {
    render(
      <>
        <Tag tone="warning">Pending</Tag>
        <CountBadge count={120} label="120 unread messages" />
      </>,
    );
    expect(screen.getByText('Pending')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '120 unread messages' })).toHaveTextContent('99+');
  });

  it('are nothing for nothing', () => {
    render(<CountBadge count={0} label="no unread messages" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a bar chart', () => {
  it('is a table to read and to copy, its bars of one scale', () => {
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
      'Nothing$0.00',
    ]);
    const bars = [...container.querySelectorAll('rect:not(.ui-bars__track)')].map((bar) => bar.getAttribute('width'));
    expect(bars).toEqual(['100', '50', '0']);
  });

  it('draws nothing too wide when every amount is 0', () => {
    const { container } = render(<BarChart caption="Empty" rows={[{ key: 'a', label: 'A', amount: 0 }]} />);
    expect(container.querySelector('rect:not(.ui-bars__track)')).toHaveAttribute('width', '0');
  });
});

describe('a copy button', () => {
  const copy = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    copy.mockReset();
    Object.assign(navigator, { clipboard: { writeText: copy } });
  });
  afterEach(() => jest.useRealTimers());

  it('copies by keyboard, says so, and offers it again', async () => {
    jest.useFakeTimers();
    copy.mockResolvedValue(undefined);
    render(<CopyButton text="https://office.example/preparer/REN123">Copy Portal Link</CopyButton>);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Portal Link' })));
    expect(copy).toHaveBeenCalledWith('https://office.example/preparer/REN123');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Copy Portal Link' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('does not say that it copied what it could not', async () => {
    copy.mockRejectedValue(new Error('denied'));
    render(<CopyButton text="1234">Copy</CopyButton>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });
});
