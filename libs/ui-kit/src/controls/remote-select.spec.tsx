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

describe('a choice of very many', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks the server once somebody has stopped typing', () => {
    const onSearch = jest.fn();
    show({ onSearch });
    fireEvent.change(box(), { target: { value: 'ol' } });
    fireEvent.change(box(), { target: { value: ' olga ' } });
    act(() => jest.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['olga']]);
  });

  it('is made by keyboard, and hands over the name as well', () => {
    const onChange = jest.fn();
    show({ onChange });
    keys(box(), arrowDown, arrowDown, arrowDown, enter);
    expect(onChange).toHaveBeenCalledWith(options[1]);
  });

  it('picks nothing on Enter until an option is highlighted', () => {
    const onChange = jest.fn();
    show({ onChange });
    fireEvent.change(box(), { target: { value: 'o' } });
    act(() => jest.advanceTimersByTime(300));
    keys(box(), enter);
    expect(onChange).not.toHaveBeenCalled();
    keys(box(), arrowDown, enter);
    expect(onChange).toHaveBeenCalledWith(options[0]);
  });

  it('hides the options of the previous search while the next one is on its way', () => {
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

  it('shows the workload of each option beside its name', () => {
    show({ options: [{ value: 'p1', label: 'Olga Preparewell', detail: '12 clients' }] });
    keys(box(), arrowDown);
    expect(screen.getByText('12 clients')).toBeInTheDocument();
  });

  it('shows what is chosen although the list holds others by now', () => {
    show({ value: { value: 'p9', label: 'Somebody Else' } });
    expect(screen.getByText('Somebody Else')).toBeInTheDocument();
  });

  it('says what is wrong with it, and nothing where nothing is', () => {
    show({ error: 'Preparer is required.' });
    expect(box()).toHaveAccessibleDescription('Preparer is required.');
    expect(box()).toBeInvalid();
    cleanup();
    show();
    expect(box()).not.toHaveAccessibleDescription();
    expect(box()).toBeValid();
  });

  it('says that only the first options are listed when the server has found more', () => {
    show({ hasMore: true });
    keys(box(), arrowDown);
    expect(screen.getByText('Only the first 2 are listed. Type to find the others.')).toBeInTheDocument();
  });

  it('says nothing about further options when all are listed', () => {
    show();
    keys(box(), arrowDown);
    expect(screen.queryByText(/Only the first/)).toBeNull();
  });

  it('says that nothing matches', () => {
    show({ options: [] });
    keys(box(), arrowDown);
    expect(screen.getByText('Nothing matches.')).toBeInTheDocument();
  });
});
