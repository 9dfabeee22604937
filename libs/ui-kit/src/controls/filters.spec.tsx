import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrowDown, enter, keys } from '../testing/keys';
import { FilterSelect } from './filters';
import { SearchBox } from './search-box';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('search box', () => {
  const search = jest.fn();
  const box = () => screen.getByRole('searchbox', { name: 'Search clients' });
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    search.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('searches for the trimmed text once the user pauses typing', () => {
    render(<SearchBox label="Search clients" value="" onSearch={search} placeholder="Name or email" />);
    type('a');
    rest(200);
    type(` ${name} `);
    rest(299);
    expect(search).not.toHaveBeenCalled();
    rest(1);
    expect(search.mock.calls).toEqual([[name]]);
  });

  it('searches with the criteria that apply when the user pauses, not with those when typing began', () => {
    const later = jest.fn();
    const { rerender } = render(<SearchBox label="Search clients" value="" onSearch={search} />);
    type('ada');
    rerender(<SearchBox label="Search clients" value="" onSearch={later} />);
    rest(300);
    expect(search).not.toHaveBeenCalled();
    expect(later.mock.calls).toEqual([['ada']]);
  });

  it('searches immediately on Enter and when cleared', () => {
    render(<SearchBox label="Search clients" value="" onSearch={search} />);
    type('ada');
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    rest(0);
    expect(search.mock.calls).toEqual([['ada']]);
    type('');
    rest(0);
    expect(search).toHaveBeenLastCalledWith('');
    rest(1000);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('does not search when the focus leaves it, which would move the result that is being clicked', () => {
    render(<SearchBox label="Search clients" value="" onSearch={search} />);
    type('ada');
    fireEvent.blur(box());
    expect(search).not.toHaveBeenCalled();
    rest(1000);
    expect(search.mock.calls).toEqual([['ada']]);
  });

  it('does not search after a link was followed, which would lead back to the list', () => {
    render(<SearchBox label="Search clients" value="" onSearch={search} />);
    type('ada');
    window.history.pushState(null, '', '/client/1');
    rest(1000);
    expect(search).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/');
  });

  it('keeps text typed before the results arrive, and can still be cleared by its parent', () => {
    const { rerender } = render(<SearchBox label="Search clients" value="" onSearch={search} />);
    type('ok');
    rest(300);
    type('oka');
    rerender(<SearchBox label="Search clients" value="ok" onSearch={search} />);
    expect(box()).toHaveValue('oka');
    rest(300);
    expect(search).toHaveBeenLastCalledWith('oka');
    rerender(<SearchBox label="Search clients" value="oka" onSearch={search} />);
    rerender(<SearchBox label="Search clients" value="" onSearch={search} />);
    expect(box()).toHaveValue('');
  });

  it('follows a value set by its parent, and does not search after unmounting', () => {
    const { rerender, unmount } = render(<SearchBox label="Search clients" value="ada" onSearch={search} />);
    expect(box()).toHaveValue('ada');
    rerender(<SearchBox label="Search clients" value="" onSearch={search} />);
    expect(box()).toHaveValue('');
    type('x');
    unmount();
    rest(1000);
    expect(search).not.toHaveBeenCalled();
  });
});

describe('filter', () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'no-documents', label: 'No documents' },
  ] as const;

  it('selects an option', async () => {
    const choose = jest.fn();
    render(<FilterSelect label="Show" value="all" options={options} onChange={choose} />);
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'No documents');
    expect(choose).toHaveBeenCalledWith('no-documents');
  });

  it('does not open while disabled', async () => {
    render(<FilterSelect label="Show" value="all" options={options} onChange={jest.fn()} disabled />);
    expect(screen.getByRole('combobox', { name: 'Show' })).toBeDisabled();
  });

  it('is searchable when it has many options', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      value: `p${at}`,
      label: at === 7 ? name : `Preparer ${at}`,
    }));
    const choose = jest.fn();
    render(<FilterSelect label="Preparer" value="p0" options={many} onChange={choose} />);
    const box = screen.getByRole('combobox', { name: 'Preparer' });
    await userEvent.type(box, 'Feather');
    keys(box, enter);
    expect(choose).not.toHaveBeenCalled();
    await userEvent.type(box, 'Feather');
    keys(box, arrowDown, enter);
    expect(choose).toHaveBeenCalledWith('p7');
  });

  it('shows a message when nothing matches', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ value: `p${at}`, label: `Preparer ${at}` }));
    render(<FilterSelect label="Preparer" value="p0" options={many} onChange={jest.fn()} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Preparer' }), 'nobody');
    expect(screen.getByText('No matches.')).toBeInTheDocument();
  });
});
