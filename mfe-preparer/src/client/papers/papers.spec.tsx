import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { address, clientServer, openClient } from '../../testing/client-server';

let server: FakeServer;
beforeEach(() => {
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

describe('documents of a client', () => {
  it("open beside the client's answers, at the chosen document", async () => {
    openClient('/client/c1?tab=documents');
    await userEvent.click(await screen.findByLabelText('View paper-2.pdf'));
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^paper-2\.pdf/ })).toBeInTheDocument();
    expect(await screen.findByText('XXX-XX-6789')).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('tab', { name: 'Schedule C' }));
    expect(await screen.findByText('Reed Welding')).toBeInTheDocument();
    expect(address()).toBe('/client/c1?tab=documents&paper=paper-2');
  });

  it('can be stepped through by keys, in the order of the list', async () => {
    await open();
    key('n');
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    key('n');
    expect(address()).toBe('/client/c1?sort=date&paper=paper-2');
    key('P');
    expect(await screen.findByText('Document 1 of 2')).toBeInTheDocument();
    key('j');
    expect(await screen.findByText('This client has uploaded no documents.')).toBeInTheDocument();
    expect(address()).toBe('/client/c2?sort=date&paper=newest');
    key('k');
    expect(await screen.findByText('Document 1 of 2')).toBeInTheDocument();
    expect(address()).toBe('/client/c1?sort=date&paper=newest');
  });

  it('ignore keys that are meant for something else', async () => {
    await open();
    key('n', { ctrlKey: true });
    key('x');
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'n' });
    field.remove();
    expect(address()).toBe('/client/c1?sort=date&paper=newest');
  });

  it('have a button for each step, disabled at both ends', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Previous document' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous client' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next document' }));
    expect(await screen.findByText('Document 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next document' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next client' }));
    await waitFor(() => expect(address()).toBe('/client/c2?sort=date&paper=newest'));
  });

  it('continue with the first client when this one has left the list', async () => {
    server.answer('GET /dashboard/clients', () => list([{ id: 'c3' }]));
    await open();
    expect(screen.getByRole('button', { name: 'Next client' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Previous client' })).toBeDisabled();
  });

  it('show when a document fails to load', async () => {
    server.answer('GET /documents/paper-1/view', () => refusal('unavailable', 'Down'));
    await open();
    expect(await screen.findByText('Error loading document')).toBeInTheDocument();
  });

  it('return to the tab they were opened from', async () => {
    await open('/client/c1?tab=documents&paper=paper-1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/client/c1?tab=documents'));
  });
});
