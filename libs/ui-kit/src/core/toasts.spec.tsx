import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { coreWords } from './core.words';
import { notify, toastLimits, toastStore } from './toast-store';
import { Toasts } from './toasts';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = (...texts: string[]) => act(() => texts.forEach((text) => notify.info(text)));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => toastStore.clear());
  jest.useRealTimers();
});

describe('toasts', () => {
  it('are never more than three, the newest stay', () => {
    say('one', 'two', 'three', 'four');
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getByText('four')).toBeInTheDocument();
  });

  it('do not repeat the same sentence', () => {
    say('one', 'one');
    expect(screen.getAllByText('one')).toHaveLength(1);
  });

  it('stay for four seconds', async () => {
    say('one');
    await pass(toastLimits.life - 1);
    expect(screen.getByText('one')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });

  it('stay while somebody reads them', async () => {
    say('one');
    fireEvent.focusIn(screen.getByText('one'));
    await pass(toastLimits.life * 2);
    expect(screen.getByText('one')).toBeInTheDocument();
    fireEvent.focusOut(screen.getByText('one'));
    await pass(toastLimits.life);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });

  it('can be dismissed, and errors are read out at once', () => {
    act(() => notify.error('wrong'));
    expect(screen.getByRole('alert')).toHaveTextContent('wrong');
    fireEvent.click(screen.getByRole('button', { name: coreWords.dismiss }));
    expect(screen.queryByText('wrong')).not.toBeInTheDocument();
  });
});
