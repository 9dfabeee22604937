import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Paging } from './paging';

const show = (page: number, total: number, shown: number) => {
  const onChange = jest.fn();
  render(<Paging page={page} size={12} total={total} shown={shown} onChange={onChange} />);
  return onChange;
};

describe('the foot of a list', () => {
  it('says which part is shown, of all there are', () => {
    show(2, 40, 12);
    expect(screen.getByText('13 to 24 of 40')).toBeVisible();
  });

  it('turns the page', async () => {
    const onChange = show(1, 40, 12);
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(onChange).toHaveBeenCalledWith(2, 12);
  });

  it('offers no pages where everything is on one', () => {
    show(1, 12, 12);
    expect(screen.getByText('1 to 12 of 12')).toBeVisible();
    expect(screen.queryByTitle('Next Page')).not.toBeInTheDocument();
  });
});
