import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PortalTheme } from '../core/portal-theme';
import { DetailDrawer } from './detail-drawer';

/** Sets whether the device has a mouse. */
const mouse = (has: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: has && query.includes('pointer'),
        addEventListener,
        removeEventListener,
      }) as unknown as MediaQueryList,
  );
afterEach(() => jest.restoreAllMocks());

function Page() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <PortalTheme density="compact">
      {['Avery', 'Jordan'].map((name) => (
        <button key={name} type="button" onClick={() => setShown(name)}>
          Open {name}
        </button>
      ))}
      <DetailDrawer open={shown !== null} title={shown} onClose={() => setShown(null)}>
        Details of {shown}
      </DetailDrawer>
    </PortalTheme>
  );
}

describe('detail drawer', () => {
  it('leaves the list usable, and shows another row in place of the first', async () => {
    mouse(true);
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Avery' }));
    expect(await screen.findByText('Details of Avery')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open Jordan' }));
    expect(screen.getByText('Details of Jordan')).toBeVisible();
    expect(document.querySelector('.ui-modal')).toBeNull();
  });

  it('closes with Escape and returns focus to the row', async () => {
    mouse(true);
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Avery' }));
    await screen.findByText('Details of Avery');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Avery' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Avery' })).toHaveFocus());
  });

  it('covers the list without a mouse', async () => {
    mouse(false);
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Avery' }));
    expect(await screen.findByText('Details of Avery')).toBeVisible();
    expect(document.querySelector('.ui-modal')).not.toBeNull();
  });
});
