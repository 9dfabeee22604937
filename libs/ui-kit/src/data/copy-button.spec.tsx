import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

describe('copy button', () => {
  const copy = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    copy.mockReset();
    Object.assign(navigator, { clipboard: { writeText: copy } });
  });
  afterEach(() => jest.useRealTimers());

  it('copies by keyboard, confirms it, and can copy again', async () => {
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

  it('shows no confirmation when copying fails', async () => {
    copy.mockRejectedValue(new Error('denied'));
    render(<CopyButton text="1234">Copy</CopyButton>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });
});
