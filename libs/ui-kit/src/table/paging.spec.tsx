import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, keys } from '../testing/keys';
import { Paging } from './paging';

const show = (page: number, total: number, shown: number) => {
  const onChange = jest.fn();
  render(<Paging page={page} size={12} total={total} shown={shown} onChange={onChange} />);
  return onChange;
};

describe('list footer', () => {
  it('shows the range of rows on this page and the total', () => {
    show(2, 40, 12);
    expect(screen.getByText('13 to 24 of 40')).toBeVisible();
  });

  it('shows a custom summary', () => {
    render(<Paging page={1} size={10} total={38} shown={10} summary="Showing 10 of 38" onChange={jest.fn()} />);
    expect(screen.getByText('Showing 10 of 38')).toBeVisible();
    expect(screen.queryByText('1 to 10 of 38')).not.toBeInTheDocument();
  });

  it('changes the page', async () => {
    const onChange = show(1, 40, 12);
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(onChange).toHaveBeenCalledWith(2);
  });

  it('has no page buttons if everything fits on one page', () => {
    show(1, 12, 12);
    expect(screen.getByText('1 to 12 of 12')).toBeVisible();
    expect(screen.queryByTitle('Next Page')).not.toBeInTheDocument();
  });

  it('offers 25, 50 and 100 rows per page, and any page by its number', async () => {
    const [onChange, onSize] = [jest.fn(), jest.fn()];
    render(<Paging page={1} size={25} total={163} shown={25} jump onChange={onChange} onSize={onSize} />);
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['25', '50', '100']);
    await userEvent.selectOptions(sizes, '50');
    expect(onSize).toHaveBeenCalledWith(50);
    const page = screen.getByRole('textbox');
    fireEvent.change(page, { target: { value: '7' } });
    keys(page, enter);
    expect(onChange).toHaveBeenLastCalledWith(7);
  });
});
