import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const button = () => screen.getByRole('button');

describe('button', () => {
  it('does nothing while disabled or busy', async () => {
    const press = jest.fn();
    const { rerender } = render(
      <Button disabled onClick={press}>
        Upload
      </Button>,
    );
    await userEvent.click(button());
    rerender(
      <Button busy onClick={press}>
        Upload
      </Button>,
    );
    await userEvent.click(button());
    expect(press).not.toHaveBeenCalled();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAccessibleName('Upload');
  });

  it('blurs the previous field after the press but before its own action', async () => {
    const order: string[] = [];
    render(
      <>
        <input onBlur={() => order.push('left')} />
        <Button onClick={() => order.push('pressed')}>Save</Button>
      </>,
    );
    const field = screen.getByRole('textbox');
    await userEvent.click(field);
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: button() });
    expect(field).toHaveFocus();
    await pointer.pointer({ keys: '[/MouseLeft]', target: button() });
    expect(order).toEqual(['left', 'pressed']);
    expect(button()).toHaveFocus();
  });

  it('ignores the second click of a double click that started on the button it replaced', () => {
    const press = jest.fn();
    const list = (names: readonly string[]) =>
      names.map((one) => (
        <Button key={one} onClick={() => press(one)}>
          {one}
        </Button>
      ));
    const { rerender } = render(<>{list(['Pia', 'Rolf'])}</>);
    fireEvent.click(screen.getByText('Pia'), { detail: 1 });
    rerender(<>{list(['Rolf'])}</>);
    fireEvent.click(screen.getByText('Rolf'), { detail: 2 });
    expect(press.mock.calls).toEqual([['Pia']]);
    fireEvent.click(screen.getByText('Rolf'), { detail: 1 });
    expect(press.mock.calls).toEqual([['Pia'], ['Rolf']]);
  });

  it('accepts both clicks of a double click that started on it, such as on "Next"', () => {
    const press = jest.fn();
    render(<Button onClick={press}>Next</Button>);
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(button(), { detail: 2 });
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('works with Enter and the space bar', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Upload</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('ignores presses while its promise is pending, then accepts them again', async () => {
    let finish = (): void => undefined;
    const press = jest.fn(() => new Promise<void>((done) => (finish = done)));
    render(<Button onClick={press}>Upload</Button>);
    act(() => {
      button().click();
      button().click();
    });
    expect(press).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish());
    expect(button()).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(button());
    expect(press).toHaveBeenCalledTimes(2);
    await act(async () => finish());
  });

  it('submits a form only with type="submit", including a form elsewhere on the page by its id', async () => {
    const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', submit);
    render(
      <>
        <form id="elsewhere">
          <Button>Look</Button>
        </form>
        <Button type="submit" form="elsewhere">
          Send
        </Button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', submit);
  });

  it('shows a long name in full', () => {
    render(<Button kind="danger">{`Delete ${name}`}</Button>);
    expect(button()).toHaveAccessibleName(`Delete ${name}`);
  });
});

it('gives links the look of a button', () => {
  expect(buttonClass()).toBe('ui-button');
  expect(buttonClass('primary')).toContain('ui-button--primary');
});
