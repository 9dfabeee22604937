import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { useDocumentChanges } from './document-changes';
import { useDocumentTrashQuery } from './documents';
import { fakeServer, list, type FakeServer } from './testing/fake-server';
import { FakeStream } from './testing/fake-stream';
import { personOf, sessionOf, storeSession } from './testing/people';

function Trash() {
  useDocumentChanges();
  const { data, isFetching } = useDocumentTrashQuery({ query: { limit: 10 } });
  return <output>{data && !isFetching ? 'rest' : 'busy'}</output>;
}

let server: FakeServer;
let stream: FakeStream;

beforeEach(async () => {
  stream = new FakeStream();
  server = fakeServer({ 'GET /events': stream.answer, 'GET /documents/trash': () => list([]) });
  storeSession(sessionOf(personOf('client')));
  render(
    <StoreProvider store={createPortalStore()}>
      <Trash />
    </StoreProvider>,
  );
  expect(await screen.findByText('rest')).toBeVisible();
  await waitFor(() => expect(stream.opened).toHaveLength(1));
});
afterEach(() => server.stop());

const requests = () => server.to('/documents/trash').length;

describe('page with documents', () => {
  it.each(['documents', 'reset'] as const)('refetches after the event "%s"', async (kind) => {
    act(() => stream.tell({ kind }));
    await waitFor(() => expect(requests()).toBe(2));
  });

  it('does not report a refetch as user activity', async () => {
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(() => expect(requests()).toBe(2));
    expect(server.to('/documents/trash').map(({ headers }) => headers.get('x-background'))).toEqual([null, '1']);
  });

  it('does not refetch after other events', async () => {
    act(() => stream.tell({ kind: 'contacts' }));
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(() => expect(requests()).toBe(2));
    expect(await screen.findByText('rest')).toBeVisible();
    expect(requests()).toBe(2);
  });
});
