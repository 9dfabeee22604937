import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmButton, ConfirmModal, Drawer, FormModal, Modal } from './modal';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const close = jest.fn();
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

beforeEach(() => close.mockReset());

describe.each([
  ['modal', Modal],
  ['drawer', Drawer],
])('a %s', (_, Window) => {
  it('is named by its title, and closed by Escape and by its cross', async () => {
    render(
      <Window open title={`Assign ${name}`} onClose={close} footer={<button type="button">Assign</button>}>
        To whom?
      </Window>,
    );
    expect(screen.getByRole('dialog', { name: `Assign ${name}` })).toHaveTextContent('To whom?');
    expect(screen.getByRole('heading', { level: 2, name: `Assign ${name}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Assign' })).toBeInTheDocument();
    await press('Close');
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is not there while it is closed', () => {
    render(
      <Window open={false} title="Assign" onClose={close}>
        To whom?
      </Window>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('To whom?')).not.toBeInTheDocument();
  });
});

describe.each(['center', 'side'] as const)('a form in a window (%s)', (placement) => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const show = (busy = false) =>
    render(
      <FormModal open placement={placement} title="New office" action="Create office" busy={busy} onClose={close}>
        {(id) => (
          <form id={id} onSubmit={submit}>
            <input aria-label="Name" />
          </form>
        )}
      </FormModal>,
    );
  beforeEach(() => submit.mockClear());

  it('is submitted by its button and by Enter', async () => {
    show();
    await press('Create office');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Detroit{Enter}');
    expect(submit).toHaveBeenCalledTimes(2);
    await press('Cancel');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is neither sent twice nor closed while it is being sent', async () => {
    show(true);
    await press('Create office');
    await userEvent.keyboard('{Escape}');
    await press('Close');
    expect(submit).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});

describe('a question before something that cannot be taken back', () => {
  it('offers the way out first, and says what happens', async () => {
    const confirm = jest.fn();
    render(
      <ConfirmModal open title="Delete?" action="Delete preparer" dangerous onConfirm={confirm} onClose={close}>
        Only preparers without clients can be deleted.
      </ConfirmModal>,
    );
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.indexOf('Cancel')).toBeLessThan(labels.indexOf('Delete preparer'));
    await press('Cancel');
    expect(confirm).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
    await press('Delete preparer');
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('a button that asks first', () => {
  let finish = { done: (): void => undefined, failed: (): void => undefined };
  const remove = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = { done: resolve, failed: () => reject(new Error('refused')) };
      }),
  );

  function Preparer() {
    const [failed, setFailed] = useState(false);
    return (
      <>
        <ConfirmButton
          title="Delete?"
          action="Delete"
          dangerous
          onConfirm={() => remove().catch(() => setFailed(true))}
        >
          {name}
        </ConfirmButton>
        {failed ? <p>Refused</p> : null}
      </>
    );
  }
  const confirm = async (): Promise<void> => {
    await press('Delete');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete', hidden: true }).at(-1) ?? document.body);
  };
  beforeEach(() => remove.mockClear());

  it('does nothing before it is confirmed', async () => {
    render(<Preparer />);
    await press('Delete');
    expect(screen.getByRole('dialog', { name: 'Delete?' })).toHaveTextContent(name);
    expect(remove).not.toHaveBeenCalled();
  });

  it('is busy while it goes on, and closes when it is done', async () => {
    render(<Preparer />);
    await confirm();
    expect(screen.getAllByRole('button', { name: 'Delete', hidden: true }).at(-1)).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish.done());
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Refused')).not.toBeInTheDocument();
  });

  it('cannot be asked while it is disabled', async () => {
    render(
      <ConfirmButton title="Delete?" action="Delete" disabled onConfirm={remove}>
        {name}
      </ConfirmButton>,
    );
    await press('Delete');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
