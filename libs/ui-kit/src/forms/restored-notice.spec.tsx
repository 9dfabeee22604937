import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestoredNotice } from './restored-notice';

it('offers the saved values after restoring text, also by keyboard', async () => {
  const onDiscard = jest.fn();
  render(<RestoredNotice onDiscard={onDiscard} />);
  expect(screen.getByText('We restored what you typed earlier. It isn’t saved yet.')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show the saved version' })).toHaveFocus();
  expect(onDiscard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onDiscard).toHaveBeenCalledTimes(1);
});
