import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalTheme } from '../core/portal-theme';
import { DataTable } from './data-table';
import { SelectionBar } from './selection-bar';

interface Client {
  id: string;
  name: string;
}

const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const clients: Client[] = ['Avery Johnson', long, 'Jordan Blake'].map((name, at) => ({ id: `c${at}`, name }));
const open = jest.fn();

beforeEach(() => {
  open.mockReset();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: query.includes('pointer'), addEventListener, removeEventListener }) as unknown as MediaQueryList,
    );
});
afterEach(() => jest.restoreAllMocks());

const show = (rows?: readonly Client[]) =>
  render(
    <PortalTheme density="compact">
      <input aria-label="Search" />
      <DataTable<Client>
        label="Clients"
        columns={[
          { key: 'name', title: 'Client', cell: ({ name }) => <span>{name}</span>, width: 'large' },
          { key: 'id', title: 'Number', cell: ({ id }) => id, amount: true },
        ]}
        rowKey={({ id }) => id}
        rows={rows}
        empty={{ title: 'No clients yet' }}
        onOpen={open}
      />
    </PortalTheme>,
  );
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('compact table', () => {
  it('gives its columns a fixed share of the width, so that nothing moves when the rows arrive', () => {
    const widths = () => [...document.querySelectorAll('col')].map((column) => column.style.width);
    const { unmount } = show();
    const before = widths();
    unmount();
    show(clients);
    expect(before).toEqual(['70.59%', '29.41%']);
    expect(widths()).toEqual(before);
  });

  it('shows as many skeleton rows as a screen has', () => {
    show();
    expect(within(screen.getByRole('table', { name: 'Clients' })).getAllByRole('row')).toHaveLength(26);
  });

  it('shows the whole text of a cut cell on hover and on focus, until Escape', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(90);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.textContent === long ? 300 : 80;
    });
    Object.defineProperty(HTMLElement.prototype, 'innerText', {
      configurable: true,
      get(this: HTMLElement) {
        return this.textContent;
      },
    });
    show(clients);
    await userEvent.hover(screen.getByText('Avery Johnson'));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(screen.getByText(long));
    expect(screen.getByRole('tooltip')).toHaveTextContent(long);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    const cell = screen.getByText(long).closest<HTMLElement>('.ui-data-table__value');
    expect(cell).toHaveAttribute('tabindex', '0');
    act(() => cell?.focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent(long);
  });

  it('moves between rows with j and k and opens one with Enter, but not while typing', async () => {
    show(clients);
    await userEvent.keyboard('jj');
    expect(rowOf(long)).toHaveFocus();
    await userEvent.keyboard('k{ArrowDown}{ArrowDown}');
    expect(rowOf('Jordan Blake')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenLastCalledWith(clients[2]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'jk');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jk');
  });

  it('opens a row by a click outside of its controls', () => {
    show(clients);
    fireEvent.click(screen.getByText('Avery Johnson'));
    expect(open).toHaveBeenCalledWith(clients[0]);
  });
});

describe('selection bar', () => {
  it('shows how many rows are selected and what to do with them, and clears the selection', async () => {
    const clear = jest.fn();
    const bar = (count: number) => (
      <SelectionBar count={count} onClear={clear}>
        <button type="button">Assign</button>
      </SelectionBar>
    );
    const { rerender } = render(bar(3));
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    expect(screen.getByRole('button', { name: 'Assign' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(clear).toHaveBeenCalledTimes(1);
    rerender(bar(0));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
