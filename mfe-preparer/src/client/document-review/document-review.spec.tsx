import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { address, clientServer, intakeOf, openClient, paperOf } from '../../testing/client-server';

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

const open = async (at = '/client/c1?sort=date&paper=newest') => {
  openClient(at);
  await screen.findByText('Document 1 of 2');
};
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

describe('document review', () => {
  it("opens the chosen document next to the client's answers", async () => {
    openClient('/client/c1?tab=documents');
    await userEvent.click(await screen.findByLabelText('View paper-2.pdf'));
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^paper-2\.pdf/ })).toBeInTheDocument();
    expect(await screen.findByText('XXX-XX-6789')).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('tab', { name: 'Schedule C' }));
    expect(await screen.findByText('Reed Welding')).toBeInTheDocument();
    expect(address()).toBe('/client/c1?tab=documents&paper=paper-2');
  });

  it('steps through the documents by keyboard, in the order of the list', async () => {
    await open();
    key('n');
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    key('n');
    expect(address()).toBe('/client/c1?sort=date&paper=paper-2');
    key('P');
    expect(await screen.findByText('Document 1 of 2')).toBeInTheDocument();
    key('j');
    expect(await screen.findByText('This client hasn’t uploaded any documents.')).toBeInTheDocument();
    expect(address()).toBe('/client/c2?sort=date&paper=newest');
    key('k');
    expect(await screen.findByText('Document 1 of 2')).toBeInTheDocument();
    expect(address()).toBe('/client/c1?sort=date&paper=newest');
  });

  it('ignores keys with modifiers, unknown keys and keys typed into a field', async () => {
    await open();
    key('n', { ctrlKey: true });
    key('x');
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'n' });
    field.remove();
    expect(address()).toBe('/client/c1?sort=date&paper=newest');
  });

  it('has a button for each step, disabled at both ends', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Previous document' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous client' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next document' }));
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next document' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next client' }));
    await waitFor(() => expect(address()).toBe('/client/c2?sort=date&paper=newest'));
  });

  it('requests only the previous and next client of the list, not the list itself', async () => {
    await open('/client/c1?search=ann&filter=incomplete&sort=date&cursor=signed&page=41&tab=documents&paper=newest');
    expect(server.to('/client/c1/neighbors').map(({ path }) => path)).toEqual([
      '/client/c1/neighbors?search=ann&filter=incomplete&sort=date',
    ]);
    expect(server.to('/dashboard/clients')).toEqual([]);
  });

  it("keeps the pressed button enabled until the next client's neighbors have loaded", async () => {
    await open();
    let answer: (response: Response) => void = () => undefined;
    server.answer('GET /client/c2/neighbors', () => new Promise((resolve) => (answer = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Next client' }));
    await waitFor(() => expect(address()).toBe('/client/c2?sort=date&paper=newest'));
    expect(screen.getByRole('button', { name: 'Next client' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Next client' })).toHaveFocus();
    answer(json({ previous: 'c1', next: null }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next client' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Previous client' })).toBeEnabled();
  });

  it('shows an error when a document fails to load', async () => {
    server.answer('GET /documents/paper-1/view', () => refusal('unavailable', 'Down'));
    await open();
    expect(await screen.findByText('Error loading document')).toBeInTheDocument();
  });

  it('opens the newest document of a type, and lists all documents with the one shown marked', async () => {
    server.answer('GET /client/c1/documents', () =>
      list([paperOf(1, { document_type: '1099' }), paperOf(2), paperOf(3, { document_type: 'selfie' })]),
    );
    openClient('/client/c1?paper=w2');
    expect(await screen.findByText('Document 2 of 3')).toBeInTheDocument();
    const files = within(screen.getByRole('navigation', { name: 'Client’s documents' })).getAllByRole('button');
    expect(files.map((file) => file.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    await userEvent.click(files[2] as HTMLElement);
    expect(address()).toBe('/client/c1?paper=paper-3');
  });

  it('copies an answer by a click, an amount as a plain number', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Copy W-2 income: $61,234.50' }));
    expect(await navigator.clipboard.readText()).toBe('61234.50');
    expect(screen.getByText('W-2 income copied')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy City: Detroit' }));
    expect(await navigator.clipboard.readText()).toBe('Detroit');
  });

  it('does not offer to copy a masked number or a blank answer', async () => {
    await open();
    await screen.findByText('XXX-XX-6789');
    expect(screen.queryByRole('button', { name: /^Copy Social Security number/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy Occupation/ })).toBeNull();
  });

  it('marks the answers that the client has edited since the submission', async () => {
    server.answer('GET /client/c1/intake', () =>
      json(intakeOf({ has_unsubmitted_changes: true, changed_fields: ['city'] })),
    );
    await open();
    const city = (await screen.findByText('Detroit')).closest('dd');
    expect(city?.previousElementSibling).toHaveTextContent('CityEdited since');
    expect(screen.getAllByText('Edited since')).toHaveLength(1);
  });

  it('resizes its panes by keyboard, within limits', async () => {
    await open();
    const divider = screen.getByRole('separator', { name: 'Width of the client’s answers' });
    const width = () => Number(divider.getAttribute('aria-valuenow'));
    const before = width();
    divider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(width()).toBe(before + 2);
    await userEvent.keyboard('{ArrowRight>40/}');
    expect(width()).toBe(20);
    await userEvent.keyboard('{ArrowLeft>40/}');
    expect(width()).toBe(60);
  });

  it('lists its keys on request', async () => {
    await open();
    expect(screen.queryByText(/^Keys: N and P/)).toBeNull();
    key('?');
    expect(await screen.findByText(/^Keys: N and P/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(screen.queryByText(/^Keys: N and P/)).toBeNull();
  });

  it('closes to the tab it was opened from', async () => {
    await open('/client/c1?tab=documents&paper=paper-1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/client/c1?tab=documents'));
  });
});
