import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { useClientDocumentsQuery } from './clients';
import { useClientReturnQuery } from './returns';
import { fakeServer, json, list, type FakeServer } from './testing/fake-server';
import { FakeStream } from './testing/fake-stream';
import { personOf, sessionOf, storeSession } from './testing/people';
import { useWorkChanges } from './work-changes';

const arg = { clientId: 'c1' };

function Work() {
  useWorkChanges();
  const documents = useClientDocumentsQuery({ ...arg, query: { limit: 10 } });
  const taxReturn = useClientReturnQuery(arg);
  return <output>{documents.isFetching || taxReturn.isFetching ? 'busy' : 'rest'}</output>;
}

let server: FakeServer;
let stream: FakeStream;
beforeEach(async () => {
  stream = new FakeStream();
  server = fakeServer({
    'GET /events': stream.answer,
    'GET /client/c1/documents': () => list([]),
    'GET /client/c1/return': () => json(null),
  });
  storeSession(sessionOf(personOf('preparer')));
  render(
    <StoreProvider store={createPortalStore()}>
      <Work />
    </StoreProvider>,
  );
  expect(await screen.findByText('rest')).toBeVisible();
  await waitFor(() => expect(stream.opened).toHaveLength(1));
});
afterEach(() => server.stop());

const requests = () => [server.to('/client/c1/documents').length, server.to('/client/c1/return').length];

describe('page with the work of a preparer', () => {
  it.each([
    // Papers are a part of the return.
    ['documents', [2, 2]],
    ['return', [1, 2]],
    ['reset', [2, 2]],
  ] as const)('refetches what the event "%s" has changed, over one stream', async (kind, expected) => {
    act(() => stream.tell({ kind }));
    await waitFor(() => expect(requests()).toEqual(expected));
    expect(stream.opened).toHaveLength(1);
  });
});
