import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmModal, Modal } from './modal';
import { Sheet } from './sheet';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';
const close = jest.fn();
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

beforeEach(() => close.mockReset());

describe('modal', () => {
  it('is labeled by its title, and closes with Escape and its close button', async () => {
    render(
      <Modal open title={`Assign ${name}`} onClose={close} footer={<button type="button">Assign</button>}>
        To whom?
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: `Assign ${name}` })).toHaveTextContent('To whom?');
    expect(screen.getByRole('heading', { level: 2, name: `Assign ${name}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Assign' })).toBeInTheDocument();
    await press('Close');
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('focuses its first field, or else the safest button, but not the close button', async () => {
    const footer = (
      <>
        <button type="button">Cancel</button>
        <button type="button">Assign</button>
      </>
    );
    const { unmount } = render(
      <Modal open title="Assign" onClose={close} footer={footer}>
        <input aria-label="Preparer" />
      </Modal>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Preparer' })).toHaveFocus());
    unmount();
    render(
      <Modal open title="Assign" onClose={close} footer={footer}>
        <input type="file" aria-label="Picture" style={{ display: 'none' }} />
      </Modal>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('is not rendered while closed', () => {
    render(
      <Modal open={false} title="Assign" onClose={close}>
        To whom?
      </Modal>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('To whom?')).not.toBeInTheDocument();
  });
});

describe('focus after a modal or sheet unmounts', () => {
  function Page({ Window }: { Window: typeof Modal | typeof Sheet }) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          View
        </button>
        {shown ? (
          <Window open title={name} onClose={() => setShown(false)}>
            To whom?
          </Window>
        ) : null}
      </>
    );
  }

  it.each([
    ['modal', Modal],
    ['sheet', Sheet],
  ])('returns to the element that opened the %s', async (_what, Window) => {
    render(<Page Window={Window} />);
    await press('View');
    await screen.findByRole('dialog');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: 'View' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('modal that replaces another one', () => {
  function Page() {
    const [shown, setShown] = useState<'ask' | 'tell' | null>(null);
    return (
      <>
        <button type="button" onClick={() => setShown('ask')}>
          Reset
        </button>
        {shown === 'ask' ? (
          <ConfirmModal
            open
            title="Reset?"
            action="Go on"
            onConfirm={() => setShown('tell')}
            onClose={() => setShown(null)}
          >
            {name}
          </ConfirmModal>
        ) : null}
        {shown === 'tell' ? (
          <Modal open title="Shown once" onClose={() => setShown(null)}>
            4821
          </Modal>
        ) : null}
      </>
    );
  }

  it('returns focus to the element that opened the first one', async () => {
    render(<Page />);
    await press('Reset');
    await press('Go on');
    await screen.findByText('4821');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('confirmation modal', () => {
  it('lists Cancel first, and labels the other button with the action', async () => {
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
