import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Sheet } from '@portal/ui-kit/feedback';
import { CloseModalOnBack } from './close-modal-on-back';

const act = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };

function Page({ closes }: { closes: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        View
      </button>
      <Sheet open={open} title="A sheet" onClose={() => closes && setOpen(false)}>
        Line by line
      </Sheet>
    </>
  );
}

const show = (closes: boolean) =>
  render(
    <BrowserRouter>
      <CloseModalOnBack>
        <Page closes={closes} />
      </CloseModalOnBack>
    </BrowserRouter>,
  );

/**
 * Goes back as soon as the entry of a modal is pushed. What remains is the entry before, and a `popstate` event that
 * arrives before React renders the pushed location.
 */
const goBackOncePushed = () =>
  jest.spyOn(history, 'pushState').mockImplementationOnce(() =>
    queueMicrotask(() => {
      expect(screen.getByText('Line by line')).toBeInTheDocument();
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }),
  );

describe('browser back button, pressed before React has rendered the entry of a modal', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/admin/history');
  });
  afterEach(() => {
    act.IS_REACT_ACT_ENVIRONMENT = true;
    jest.restoreAllMocks();
  });

  it('closes the modal', async () => {
    show(true);
    goBackOncePushed();
    // With `act`, React would render the location before any event.
    act.IS_REACT_ACT_ENVIRONMENT = false;
    screen.getByText('View').click();
    await waitFor(() => expect(history.pushState).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('Line by line')).not.toBeInTheDocument());
  });

  it('restores the entry of a modal that stays open', async () => {
    show(false);
    const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    goBackOncePushed();
    act.IS_REACT_ACT_ENVIRONMENT = false;
    screen.getByText('View').click();
    await waitFor(() => expect(go).toHaveBeenCalledWith(1));
    expect(screen.getByText('Line by line')).toBeInTheDocument();
  });
});
