import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RemoteSelect } from './remote-select';
import { arrowDown, enter, keys } from '../testing/keys';

const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const options = [
  { value: 'p1', label: 'Olga Preparewell' },
  { value: 'p2', label: long },
];

const show = (props: Partial<Parameters<typeof RemoteSelect>[0]> = {}) =>
  render(
    <RemoteSelect
      label="Preparer"
      value={null}
      options={options}
      onSearch={jest.fn()}
      onChange={jest.fn()}
      placeholder="Choose a preparer"
      {...props}
    />,
  );
const box = () => screen.getByRole('combobox', { name: 'Preparer' });

describe('remote select', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('searches on the server once the user pauses typing', () => {
    const onSearch = jest.fn();
    show({ onSearch });
    fireEvent.change(box(), { target: { value: 'ol' } });
    fireEvent.change(box(), { target: { value: ' olga ' } });
    act(() => jest.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['olga']]);
  });

  it('selects an option by keyboard, and reports its name as well', () => {
    const onChange = jest.fn();
    show({ onChange });
    keys(box(), arrowDown, arrowDown, arrowDown, enter);
    expect(onChange).toHaveBeenCalledWith(options[1]);
  });

  it('selects nothing on Enter until an option is highlighted', () => {
    const onChange = jest.fn();
    show({ onChange });
    fireEvent.change(box(), { target: { value: 'o' } });
    act(() => jest.advanceTimersByTime(300));
    keys(box(), enter);
    expect(onChange).not.toHaveBeenCalled();
    keys(box(), arrowDown, enter);
    expect(onChange).toHaveBeenCalledWith(options[0]);
  });

  it('hides the previous options while the next search is running', () => {
    const onChange = jest.fn();
    show({ onChange });
    keys(box(), arrowDown);
    expect(screen.getByText('Olga Preparewell')).toBeInTheDocument();
    fireEvent.change(box(), { target: { value: 'wil' } });
    expect(screen.queryByText('Olga Preparewell')).toBeNull();
    keys(box(), arrowDown, enter);
    expect(onChange).not.toHaveBeenCalled();
    keys(box(), arrowDown);
    act(() => jest.advanceTimersByTime(300));
    expect(screen.getByText('Olga Preparewell')).toBeInTheDocument();
  });

  it('shows the workload of each option next to its name', () => {
    show({ options: [{ value: 'p1', label: 'Olga Preparewell', detail: '12 clients' }] });
    keys(box(), arrowDown);
    expect(screen.getByText('12 clients')).toBeInTheDocument();
  });

  it('shows the selected option even if it is missing from the list', () => {
    show({ value: { value: 'p9', label: 'Somebody Else' } });
    expect(screen.getByText('Somebody Else')).toBeInTheDocument();
  });

  it('shows its error, and has no error description when valid', () => {
    show({ error: 'Preparer is required.' });
    expect(box()).toHaveAccessibleDescription('Preparer is required.');
    expect(box()).toBeInvalid();
    cleanup();
    show();
    expect(box()).not.toHaveAccessibleDescription();
    expect(box()).toBeValid();
  });

  it('shows a message if the server found more options than are listed', () => {
    show({ hasMore: true });
    keys(box(), arrowDown);
    expect(screen.getByText('Showing only the first 2. Type to find more.')).toBeInTheDocument();
  });

  it('shows no such message if all options are listed', () => {
    show();
    keys(box(), arrowDown);
    expect(screen.queryByText(/Showing only the first/)).toBeNull();
  });

  it('lists the first options again when reopened after a search', () => {
    const onSearch = jest.fn();
    show({ onSearch });
    fireEvent.change(box(), { target: { value: 'wil' } });
    act(() => jest.advanceTimersByTime(300));
    fireEvent.click(screen.getByText(long));
    act(() => jest.advanceTimersByTime(300));
    expect(onSearch.mock.calls).toEqual([['wil'], ['']]);
  });

  it('lists pinned options first, in addition to the first page', () => {
    const onChange = jest.fn();
    const none = { value: '', label: 'No preparer' };
    show({ pinned: [none], value: options[0] ?? null, hasMore: true, onChange });
    keys(box(), arrowDown);
    expect(screen.getByText('Showing only the first 2. Type to find more.')).toBeInTheDocument();
    fireEvent.click(screen.getByText('No preparer'));
    expect(onChange).toHaveBeenCalledWith(none);
  });

  it('shows a message when nothing matches', () => {
    show({ options: [] });
    keys(box(), arrowDown);
    expect(screen.getByText('No matches.')).toBeInTheDocument();
  });
});
