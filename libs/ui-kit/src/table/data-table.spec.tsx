import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DataTable } from './data-table';
import { enter, keys } from '../testing/keys';

interface Client {
  id: string;
  name: string;
  income: string;
}

const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const clients: Client[] = [
  { id: 'c1', name: 'Avery Johnson', income: '$84,250.50' },
  { id: 'c2', name: long, income: '$123,456,789.12' },
];

type Props = ComponentProps<typeof DataTable<Client>>;

const columns: Props['columns'] = [
  { key: 'name', title: 'Client', cell: ({ name }) => name, sortable: true },
  { key: 'income', title: 'Total income', cell: ({ income }) => income, amount: true },
];

const show = (props: Partial<Props> = {}) =>
  render(
    <DataTable<Client>
      label="Clients"
      columns={columns}
      rowKey={({ id }) => id}
      rows={clients}
      empty={{ title: 'No clients yet', action: <a href="/invite">Invite one</a> }}
      {...props}
    />,
  );
const many: Props['columns'] = ['name', 'email', 'phone', 'since', 'preparer', 'income'].map((key) => ({
  key,
  title: key,
  cell: ({ name }) => name,
}));

/** Sets the window's width in px, with a root font size of 16 px; returns a function that changes it. */
function windowOf(width: number): (to: number) => void {
  let now = width;
  const listeners = new Map<(event: { matches: boolean }) => void, () => boolean>();
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = /^\(max-width: (\d+)rem\)$/.exec(query)?.[1];
    const matches = () => most !== undefined && now <= Number(most) * 16;
    return {
      matches: matches(),
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
        listeners.set(listener, matches),
      removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  });
  return (to) => {
    now = to;
    for (const [listener, matches] of listeners) listener({ matches: matches() });
  };
}
afterEach(() => jest.restoreAllMocks());

const table = () => screen.getByRole('table', { name: 'Clients' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);

describe('table', () => {
  it('shows an error with a retry, and keeps rows that have already loaded', async () => {
    const retry = jest.fn();
    const { unmount } = show({ rows: undefined, error: 'Failed to load clients', onRetry: retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load clients');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    show({ error: 'Failed to load clients', onRetry: retry });
    expect(bodyRows()).toHaveLength(2);
  });

  it('shows skeleton rows and is marked as busy while loading', () => {
    show({ rows: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(bodyRows()).toHaveLength(5);
  });

  it.each<[string, Partial<Props>, string | null]>([
    ['hides what follows while the number of rows is unknown', { rows: undefined }, 'loading'],
    ['shows what follows once there are rows', {}, null],
    ['shows what follows an empty list', { rows: [] }, null],
    ['shows what follows an error', { rows: undefined, error: 'Failed to load clients' }, null],
  ])('%s', (_name, props, state) => {
    const { container } = show(props);
    expect(container.firstElementChild?.getAttribute('data-rows')).toBe(state);
  });

  it('shows the empty message and the next step, and nothing to sort by', () => {
    show({ rows: [], sorting: { by: null, onChange: jest.fn() } });
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(screen.getByText('No clients yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invite one' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('labels every value with its column title, for cards on a phone', () => {
    show();
    const cells = within(bodyRows()[1] ?? table()).getAllByRole('cell');
    expect(cells.map((cell) => [cell.dataset.title, cell.textContent])).toEqual([
      ['Client', long],
      ['Total income', '$123,456,789.12'],
    ]);
  });

  it.each([
    [360, 2, 'cards'],
    [768, 5, 'rows'],
    [768, 6, 'cards'],
    [1280, 6, 'rows'],
  ])('at %i px with %i columns is shown as %s', (width, count, shape) => {
    windowOf(width);
    show({ columns: many.slice(0, count) });
    expect(table().closest('.ui-data-table--cards') !== null).toBe(shape === 'cards');
    // In both layouts, it is a table of rows and cells to screen readers.
    expect(within(bodyRows()[0] ?? table()).getAllByRole('cell')).toHaveLength(count);
  });

  it('switches to cards when the window gets narrower, and back', () => {
    const resize = windowOf(1280);
    show({ columns: many });
    for (const [width, cards] of [
      [768, true],
      [1280, false],
    ] as const) {
      act(() => resize(width));
      expect(table().closest('.ui-data-table--cards') !== null).toBe(cards);
    }
  });

  it('lists on a card the title, the buttons, long values and then short ones, and marks cells without a value', () => {
    windowOf(360);
    show({
      columns: [
        { key: 'name', title: 'Client', cell: ({ name }) => name },
        { key: 'id', title: 'Number', cell: ({ id }) => id },
        { key: 'phone', title: 'Phone', cell: () => null },
        { key: 'email', title: 'Email', width: 'large', cell: () => 'someone@example.com' },
        { key: 'action', title: 'Assign', isAction: true, cell: () => <button type="button">Assign</button> },
      ],
    });
    const cells = within(bodyRows()[0] ?? table()).getAllByRole('cell');
    expect(cells.map(({ dataset }) => dataset.title)).toEqual(['Client', 'Assign', 'Email', 'Number', 'Phone']);
    expect(cells.map((cell) => cell.querySelector('.ui-no-value') !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(cells[4]).toHaveTextContent('–');
  });

  it('shows its toolbar', () => {
    show({ toolbar: <input aria-label="Search clients" /> });
    expect(screen.getByRole('textbox', { name: 'Search clients' })).toBeInTheDocument();
  });
});

describe('sorting', () => {
  it('is done by the server, also by keyboard, and alternates direction', async () => {
    const onChange = jest.fn();
    const { unmount } = show({ sorting: { by: null, onChange } });
    keys(screen.getByRole('columnheader', { name: 'Client' }), enter);
    expect(onChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    unmount();
    show({ sorting: { by: { key: 'name', direction: 'ascending' }, onChange } });
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('columnheader', { name: 'Client' }));
    expect(onChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
    // The table does not reorder the server's rows.
    expect(bodyRows()[0]).toHaveTextContent('Avery Johnson');
  });

  it('is done by the table for columns with `sortBy`, with text in natural order', () => {
    const sortable: Props['columns'] = [
      { key: 'name', title: 'Client', cell: ({ name }) => name, sortBy: ({ name }) => name },
      { key: 'income', title: 'Total income', cell: ({ income }) => income, sortBy: ({ id }) => Number(id.slice(1)) },
    ];
    const rows = [
      { id: 'c10', name: 'Öland Office 2', income: '$10' },
      { id: 'c9', name: 'oland Office 10', income: '$9' },
      { id: 'c100', name: 'Pine Street', income: '$100' },
    ];
    const order = () => bodyRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    const sorted = (by: { key: string; direction: 'ascending' | 'descending' } | null) => {
      const { unmount } = show({ columns: sortable, rows, sorting: { by, onChange: jest.fn() } });
      const found = order();
      unmount();
      return found;
    };
    expect(sorted(null)).toEqual(['$10', '$9', '$100']);
    expect(sorted({ key: 'income', direction: 'ascending' })).toEqual(['$9', '$10', '$100']);
    expect(sorted({ key: 'income', direction: 'descending' })).toEqual(['$100', '$10', '$9']);
    expect(sorted({ key: 'name', direction: 'descending' })[0]).toBe('$100');
  });

  it('uses a select on a phone, where column titles are hidden', async () => {
    const onChange = jest.fn();
    show({ sorting: { by: null, onChange } });
    const sortBy = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sortBy, 'Client, descending');
    expect(onChange).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
  });
});

describe('pagination', () => {
  it('shows the total and changes pages', async () => {
    const onChange = jest.fn();
    show({ paging: { page: 2, size: 2, total: 42, onChange } });
    expect(screen.getByText('3 to 4 of 42')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(onChange.mock.lastCall?.[0]).toBe(3);
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(onChange.mock.lastCall?.[0]).toBe(1);
  });

  it('shows that the total is a lower bound, and allows one page beyond it', async () => {
    const onChange = jest.fn();
    show({ paging: { page: 500, size: 2, total: 1000, atLeast: true, onChange } });
    expect(screen.getByText('999 to 1,000 of more than 1,000')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(onChange.mock.lastCall?.[0]).toBe(501);
  });

  it('is hidden if all rows fit on one page', () => {
    show({ paging: { page: 1, size: 10, total: 2, onChange: jest.fn() } });
    expect(screen.getByText('1 to 2 of 2')).toBeInTheDocument();
    expect(screen.queryByTitle('Next Page')).not.toBeInTheDocument();
  });
});

describe('row selection', () => {
  it('labels each row, and can select the whole page', async () => {
    const onChange = jest.fn();
    show({ selection: { keys: ['c2'], onChange, labelOf: ({ name }) => `Select ${name}` } });
    expect(screen.getByRole('checkbox', { name: `Select ${long}` })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Avery Johnson' }));
    expect(onChange).toHaveBeenLastCalledWith(['c2', 'c1']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const chosen: string[] = onChange.mock.lastCall?.[0];
    expect([...chosen].sort()).toEqual(['c1', 'c2']);
  });

  it('has a select-all checkbox above cards, which have no header row, and keeps the selection of other pages', async () => {
    windowOf(360);
    const onChange = jest.fn();
    const chosen = (keys: string[]) => ({
      selection: { keys, onChange, labelOf: ({ name }: Client) => `Select ${name}` },
    });
    const box = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
    const { unmount } = show(chosen(['c2', 'c9']));
    expect(box()).toBePartiallyChecked();
    await userEvent.click(box());
    expect(onChange).toHaveBeenLastCalledWith(['c9', 'c1', 'c2']);
    unmount();
    show(chosen(['c9', 'c1', 'c2']));
    expect(box()).toBeChecked();
    await userEvent.click(box());
    expect(onChange).toHaveBeenLastCalledWith(['c9']);
  });

  it('has its select-all checkbox only in the header row, if there is one', () => {
    windowOf(1280);
    show({ selection: { keys: [], onChange: jest.fn(), labelOf: ({ name }) => `Select ${name}` } });
    expect(screen.queryByRole('checkbox', { name: 'Select all on this page' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });

  it('is hidden until the rows have loaded', () => {
    show({ rows: undefined, selection: { keys: [], onChange: jest.fn(), labelOf: ({ name }) => name } });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
