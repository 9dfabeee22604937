import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { notify } from './toast-store';
import { Toasts } from './toasts';

/** Specification part 1, section 9. */
const life = 4000;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = async (...texts: string[]): Promise<void> => {
  act(() => texts.forEach((text) => notify.info(text)));
  await pass(300);
};

/** Navigates to another page, which loads immediately. */
function leaveFor(path: string): void {
  window.history.pushState(null, '', path);
  act(() => notify.leavePage());
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  render(<Toasts />);
  jest.useFakeTimers();
});
afterEach(async () => {
  act(() => notify.clear());
  await pass(life * 2);
  jest.useRealTimers();
});

describe('toast', () => {
  it('is removed when three newer ones are shown', async () => {
    await say('one', 'two');
    await say('three');
    await say('four');
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    for (const text of ['two', 'three', 'four']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('is shown only once when the same message is repeated', async () => {
    await say('one', 'one');
    await say('one');
    expect(screen.getAllByText('one')).toHaveLength(1);
  });

  it('disappears on navigation, unless it was shown just before', async () => {
    await say('about the page before');
    await pass(1500);
    await say('about the step');
    leaveFor('/next');
    await pass(600);
    expect(screen.queryByText('about the page before')).not.toBeInTheDocument();
    expect(screen.getByText('about the step')).toBeInTheDocument();
  });

  it('stays after a navigation that follows it, even if the next page loads slowly', async () => {
    await say('about the step');
    window.history.pushState(null, '', '/next');
    await pass(2000);
    act(() => notify.leavePage());
    await pass(600);
    expect(screen.getByText('about the step')).toBeInTheDocument();
  });

  it('is never permanent, because one-time secrets belong on a page', () =>
    expect(Object.keys(notify).sort()).toEqual(['clear', 'error', 'info', 'leavePage', 'success']));

  it('disappears after four seconds', async () => {
    await say('one');
    await pass(life - 600);
    expect(screen.getByText('one')).toBeInTheDocument();
    await pass(900);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focusIn, fireEvent.focusOut],
  ])('stays while it has %s', async (_, come, go) => {
    await say('one');
    const toast = screen.getByText('one').closest<HTMLElement>('.ui-toast');
    if (!toast) throw new Error('no toast');
    come(toast);
    await pass(life * 2);
    expect(screen.getByText('one')).toBeInTheDocument();
    go(toast);
    await pass(life * 2);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });

  it('can be dismissed by keyboard, and is announced immediately if it is an error', async () => {
    act(() => notify.error('wrong'));
    await pass(300);
    expect(screen.getByRole('alert')).toHaveTextContent('wrong');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.click(document.activeElement ?? document.body);
    await pass(300);
    expect(screen.queryByText('wrong')).not.toBeInTheDocument();
  });

  it('is removed by notify.clear', async () => {
    await say('one', 'two');
    act(() => notify.clear());
    await pass(300);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });
});

it('shows a toast that was requested before mounting, even on the next page', async () => {
  cleanup();
  act(() => ['first', 'second', 'third', 'fourth'].forEach((text) => notify.info(text)));
  leaveFor('/next');
  await pass(1500);
  act(() => notify.leavePage());
  render(<Toasts />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await say('fifth');
  expect(screen.queryByText('first')).not.toBeInTheDocument();
  expect(screen.getByText('fourth')).toBeInTheDocument();
});
