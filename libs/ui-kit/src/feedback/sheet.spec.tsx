import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from './sheet';

const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II, and everything that is known about the return';

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      <Sheet
        open={open}
        full
        title={long}
        footer={<button type="button">Print</button>}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        Line by line
      </Sheet>
    </>
  );
}

describe('sheet', () => {
  it('opens from the side to show details of one item', () => {
    render(
      <Sheet open side title={long} onClose={() => undefined}>
        Line by line
      </Sheet>,
    );
    expect(document.querySelector('.ant-drawer-right')).toBeInTheDocument();
    expect(screen.getByText('Line by line')).toBeVisible();
  });

  it('focuses its first field, or else the safest button, or else its title, but not the close button', async () => {
    const { rerender } = render(
      <Sheet open title="Details" onClose={jest.fn()} footer={<button type="button">Cancel</button>}>
        <input aria-label="Reason" />
      </Sheet>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    rerender(
      <Sheet key="buttons" open title="Details" onClose={jest.fn()} footer={<button type="button">Cancel</button>}>
        Text
      </Sheet>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    rerender(
      <Sheet key="text" open title="Details" onClose={jest.fn()}>
        Text
      </Sheet>,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus());
  });

  it('is not rendered while closed', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Line by line')).not.toBeInTheDocument();
  });

  it('is labeled by its title, and closes with Escape', async () => {
    const close = jest.fn();
    render(<Page onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const sheet = await screen.findByRole('dialog', { name: long });
    expect(sheet).toHaveTextContent('Line by line');
    expect(screen.getByRole('heading', { level: 2, name: long })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes with its close button', async () => {
    const close = jest.fn();
    render(<Page onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
