import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserAddIcon } from '../icons';
import { IconButton } from './icon-button';

describe('icon button', () => {
  it('is named by its label, which is its tooltip on hover and focus', async () => {
    const press = jest.fn();
    render(<IconButton label="Assign Avery Johnson" icon={<UserAddIcon />} onClick={press} />);
    const button = screen.getByRole('button', { name: 'Assign Avery Johnson' });
    expect(button).toHaveTextContent('');
    await userEvent.hover(button);
    expect(await screen.findByText('Assign Avery Johnson')).toBeInTheDocument();
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while disabled', async () => {
    const press = jest.fn();
    render(<IconButton label="Delete" icon={<UserAddIcon />} disabled dangerous onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(press).not.toHaveBeenCalled();
  });
});
