import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, list, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import type { RequestFile } from '@portal/domain/requests/document-requests.dto';
import { clientServer, openClient, paperOf } from '../../testing/client-server';
import { serveRequests } from '../../testing/request-server';
import { fileOf, itemOf } from '../../testing/requests';
import { returnOf } from '../../testing/returns';

let server: FakeServer;
beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
  server = clientServer();
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

const open = async (items: readonly ClientRequestItem[], files: RequestFile[] = [], papers = items.length) => {
  server.answer('GET /client/c1/documents', () =>
    list(Array.from({ length: papers }, (_, at) => paperOf(at + 1, { uploaded_at: '2025-02-03T12:00:00Z' }))),
  );
  const served = serveRequests(server, items, files);
  openClient('/client/c1?tab=documents&paper=paper-1');
  await screen.findByRole('group', { name: 'Decision' });
  return served;
};
const bar = () => within(screen.getByRole('group', { name: 'Decision' }));
const statesOf = (served: Awaited<ReturnType<typeof open>>, count: number) =>
  Array.from({ length: count }, (_, at) => served.itemOf(`item-${at + 1}`)?.state);

describe('decisions in the document review', () => {
  // return.md, section 2.7: "20 items decided with the keyboard only."
  it('decides 20 items with the keyboard only', async () => {
    const count = 20;
    const served = await open(Array.from({ length: count }, (_, at) => itemOf(at + 1)));
    server.answer('GET /client/c1/return', () => json(returnOf()));
    for (let at = 1; at <= count; at++) {
      await bar().findByText(`W-2: Employer ${at}`);
      if (at % 4 === 0) {
        key('r');
        key('2');
      } else if (at % 5 === 0) {
        key('w');
        key('1');
      } else key('a');
    }
    expect(await bar().findByText('Everything is decided.')).toBeInTheDocument();
    expect(statesOf(served, count)).toEqual(
      Array.from({ length: count }, (_, at) =>
        (at + 1) % 4 === 0 ? 'rejected' : (at + 1) % 5 === 0 ? 'not_applicable' : 'accepted',
      ),
    );
    expect(served.itemOf('item-4')?.reject_reason).toBe('page_missing');
    expect(within(screen.getByRole('dialog')).getByText('5 sent back.')).toBeInTheDocument();
  }, 60_000);

  it('asks for a text by key 8, and moves on once it is sent', async () => {
    const served = await open([itemOf(1), itemOf(2)]);
    key('r');
    key('8');
    await userEvent.type(await screen.findByLabelText('In your own words'), 'Not signed');
    const dialogs = screen.getAllByRole('dialog');
    await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByRole('button', { name: 'Send back' }));
    expect(await bar().findByText('W-2: Employer 2')).toBeInTheDocument();
    expect(served.itemOf('item-1')).toMatchObject({ reject_reason: 'other', reject_text: 'Not signed' });
  });

  it('sorts a file under an item, which then waits for a decision', async () => {
    const served = await open([itemOf(1, { state: 'needed' })], [fileOf(1)]);
    expect(bar().getByText('Not sorted yet')).toBeInTheDocument();
    key('u');
    key('1');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await bar().findByText('W-2: Employer 1')).toBeInTheDocument();
    key('a');
    expect(await bar().findByText('Everything is decided.')).toBeInTheDocument();
    expect(served.itemOf('item-1')?.state).toBe('accepted');
  });

  it('takes the number of a reason wherever the focus is', async () => {
    const served = await open([itemOf(1), itemOf(2)]);
    key('r');
    screen.getByRole('button', { name: 'Close' }).focus();
    key('1');
    expect(await bar().findByText('W-2: Employer 2')).toBeInTheDocument();
    expect(served.itemOf('item-1')).toMatchObject({ state: 'rejected', reject_reason: 'unreadable' });
  });

  it('closes the reasons, not the window, by Escape', async () => {
    const served = await open([itemOf(1)]);
    key('r');
    expect(screen.getAllByRole('menuitem')).toHaveLength(8);
    screen.getByRole('button', { name: 'Close' }).focus();
    key('Escape');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(served.itemOf('item-1')?.state).toBe('received');
  });

  it('stays on a document that somebody else has decided about, and shows what its item is now', async () => {
    const served = await open([itemOf(1), itemOf(2)]);
    served.change('item-1', { state: 'accepted' });
    key('a');
    expect(
      await within(screen.getByRole('dialog')).findByText('W-2: Employer 1 was changed in the meantime'),
    ).toBeInTheDocument();
    expect(screen.getByText('Document 1 of 2')).toBeInTheDocument();
  });

  it('shows its keys in the help of the window', async () => {
    await open([itemOf(1)]);
    key('?');
    expect(await screen.findByText(/A accepts, R sends back, W marks as not needed, U sorts/)).toBeInTheDocument();
  });

  it('leaves a key with Shift to the viewer', async () => {
    await open([itemOf(1)]);
    key('R', { shiftKey: true });
    key('A', { shiftKey: true });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(server.to('/client/c1/requests/item-1/accept')).toEqual([]);
  });
});
