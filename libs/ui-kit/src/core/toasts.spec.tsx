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

/** Somebody goes to the next page, and it is there. */
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

describe('toasts', () => {
  it('are never more than three, the newest stay', async () => {
    await say('one', 'two');
    await say('three');
    await say('four');
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    for (const text of ['two', 'three', 'four']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('do not repeat the same sentence', async () => {
    await say('one', 'one');
    await say('one');
    expect(screen.getAllByText('one')).toHaveLength(1);
  });

  it('do not follow to the next page, unless they speak of the step to it', async () => {
    await say('about the page before');
    await pass(1500);
    await say('about the step');
    leaveFor('/next');
    await pass(600);
    expect(screen.queryByText('about the page before')).not.toBeInTheDocument();
    expect(screen.getByText('about the step')).toBeInTheDocument();
  });

  it('speak of the step to the next page also when that takes its time to load', async () => {
    await say('about the step');
    window.history.pushState(null, '', '/next');
    await pass(2000);
    act(() => notify.leavePage());
    await pass(600);
    expect(screen.getByText('about the step')).toBeInTheDocument();
  });

  it('offer nothing that stays: what is shown only once belongs on a page', () =>
    expect(Object.keys(notify).sort()).toEqual(['clear', 'error', 'info', 'leavePage', 'success']));

  it('stay for four seconds', async () => {
    await say('one');
    await pass(life - 600);
    expect(screen.getByText('one')).toBeInTheDocument();
    await pass(900);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focusIn, fireEvent.focusOut],
  ])('stay while %s is on them', async (_, come, go) => {
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

  it('can be dismissed by keyboard, and errors are read out at once', async () => {
    act(() => notify.error('wrong'));
    await pass(300);
    expect(screen.getByRole('alert')).toHaveTextContent('wrong');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.click(document.activeElement ?? document.body);
    await pass(300);
    expect(screen.queryByText('wrong')).not.toBeInTheDocument();
  });

  it('are taken back all at once', async () => {
    await say('one', 'two');
    act(() => notify.clear());
    await pass(300);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
  });
});

it('what is said before there is anything to show it is shown once there is, also on the next page', async () => {
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
