import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { lazyPart, lazyWindow } from './lazy-part';

interface WindowProps {
  name: string;
  onClose: () => void;
}

type File = { default: ComponentType<WindowProps> };

const Window = ({ name, onClose }: WindowProps) => (
  <div role="dialog">
    {name} <button onClick={onClose}>Close</button>
  </div>
);

/** Returns a lazy modal, with functions that make its chunk load or fail. */
function windowOf() {
  const imports: { arrive: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const Later = lazyWindow<WindowProps>(
    () =>
      new Promise<File>((resolve, reject) =>
        imports.push({
          arrive: () => act(async () => resolve({ default: Window })),
          fail: () => act(async () => reject(new Error('Loading chunk 7 failed'))),
        }),
      ),
  );
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Typed" />
        <button onClick={() => setOpen(true)}>View</button>
        {open ? <Later name="w2.pdf" onClose={() => setOpen(false)} /> : null}
      </>
    );
  };
  return { Page, imports };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('lazy modal', () => {
  it('shows a loading message, opens with its props, and loads only once', async () => {
    const { Page, imports } = windowOf();
    render(<Page />);
    expect(imports).toHaveLength(0);
    await press('View');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await imports[0]?.arrive();
    expect(screen.getByRole('dialog')).toHaveTextContent('w2.pdf');
    await press('Close');
    await press('View');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(imports).toHaveLength(1);
  });

  it('shows a failure, leaves the page as it is, and opens after a retry', async () => {
    const { Page, imports } = windowOf();
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Typed'), 'kept');
    await press('View');
    await imports[0]?.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this window.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await imports[1]?.fail();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await press('Try Again');
    await imports[2]?.arrive();
    expect(screen.getByRole('dialog')).toHaveTextContent('w2.pdf');
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
  });

  it('returns focus when the failure is dismissed', async () => {
    const { Page, imports } = windowOf();
    render(<Page />);
    await press('View');
    await imports[0]?.fail();
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'View' })).toHaveFocus();
    await press('View');
    await imports[1]?.arrive();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('stays closed if the user closed it before it loaded', async () => {
    const { Page, imports } = windowOf();
    const { unmount } = render(<Page />);
    await press('View');
    unmount();
    await imports[0]?.arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('preloaded part of the screen', () => {
  it('appears immediately, without a loading state', async () => {
    const load = jest.fn(async () => ({ default: () => <p>the part</p> }));
    const Part = lazyPart(load, () => <p>waiting</p>);
    await act(async () => Part.preload());
    const { container } = render(<Part />);
    expect(container).toHaveTextContent(/^the part$/);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again if its preload failed', async () => {
    const load = jest.fn(async () => ({ default: () => <p>the part</p> }));
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const Part = lazyPart(load, ({ failed }) => <p>{failed ? 'failed' : 'waiting'}</p>);
    await act(async () => Part.preload());
    render(<Part />);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });
});
