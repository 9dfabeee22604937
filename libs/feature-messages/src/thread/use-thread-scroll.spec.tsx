import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useThreadScroll } from './use-thread-scroll';

const lineHeight = 100;
const panelHeight = 300;
const onBeginning = jest.fn();

function Thread({ lines, own = false }: { lines: readonly string[]; own?: boolean }) {
  const { panel, onScroll, hasNewBelow, showEnd } = useThreadScroll({
    first: lines[0],
    last: lines.at(-1),
    isLastOwn: own,
    onBeginning,
  });
  return (
    <>
      <div ref={panel} onScroll={onScroll} data-testid="panel">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {hasNewBelow ? <button onClick={showEnd}>new</button> : null}
    </>
  );
}

const panel = () => screen.getByTestId('panel');
const scrollTo = (top: number) => {
  panel().scrollTop = top;
  fireEvent.scroll(panel());
};
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `line ${first + at}`);

/** jsdom has no layout, so heights are derived from the number of lines. */
beforeEach(() => {
  onBeginning.mockReset();
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(panelHeight);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * lineHeight;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('scroll position of a thread', () => {
  it('starts at the end, and stays there when a message arrives', () => {
    const { rerender } = render(<Thread lines={from(1, 10)} />);
    expect(panel().scrollTop).toBe(1000);
    rerender(<Thread lines={from(1, 11)} />);
    expect(panel().scrollTop).toBe(1100);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays when earlier messages are loaded above', () => {
    const { rerender } = render(<Thread lines={from(11, 20)} />);
    scrollTo(40);
    expect(onBeginning).toHaveBeenCalledTimes(1);
    rerender(<Thread lines={from(1, 20)} />);
    expect(panel().scrollTop).toBe(1040);
  });

  it('stays when a message arrives below, and offers to jump there', async () => {
    const { rerender } = render(<Thread lines={from(1, 10)} />);
    scrollTo(400);
    expect(onBeginning).not.toHaveBeenCalled();
    rerender(<Thread lines={from(1, 11)} />);
    expect(panel().scrollTop).toBe(400);
    await userEvent.click(screen.getByRole('button', { name: 'new' }));
    expect(panel().scrollTop).toBe(1100);
    act(() => void fireEvent.scroll(panel()));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("jumps to the end for the user's own new message, but not when earlier ones are loaded", () => {
    const { rerender } = render(<Thread lines={from(5, 14)} own />);
    scrollTo(200);
    rerender(<Thread lines={from(1, 14)} own />);
    expect(panel().scrollTop).toBe(600);
    rerender(<Thread lines={from(1, 15)} own />);
    expect(panel().scrollTop).toBe(1500);
  });
});
