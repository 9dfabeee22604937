import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { useReturnChanges } from './return-changes';
import { useMyReturnQuery } from './returns';
import { fakeServer, json, type FakeServer } from './testing/fake-server';
import { FakeStream } from './testing/fake-stream';
import { personOf, sessionOf, storeSession } from './testing/people';

function Status() {
  useReturnChanges();
  const { data, isFetching } = useMyReturnQuery();
  return <output>{data !== undefined && !isFetching ? 'rest' : 'busy'}</output>;
}

let server: FakeServer;
let stream: FakeStream;

beforeEach(async () => {
  stream = new FakeStream();
  server = fakeServer({ 'GET /events': stream.answer, 'GET /return': () => json(null) });
  storeSession(sessionOf(personOf('client')));
  render(
    <StoreProvider store={createPortalStore()}>
      <Status />
    </StoreProvider>,
  );
  expect(await screen.findByText('rest')).toBeVisible();
  await waitFor(() => expect(stream.opened).toHaveLength(1));
});
afterEach(() => server.stop());

const requests = () => server.to('/return').length;

describe('page with a return', () => {
  it.each(['return', 'documents', 'reset'] as const)('refetches after the event "%s"', async (kind) => {
    act(() => stream.tell({ kind }));
    await waitFor(() => expect(requests()).toBe(2));
  });

  it('does not refetch after other events', async () => {
    act(() => stream.tell({ kind: 'contacts' }));
    act(() => stream.tell({ kind: 'return' }));
    await waitFor(() => expect(requests()).toBe(2));
    expect(await screen.findByText('rest')).toBeVisible();
    expect(requests()).toBe(2);
  });
});
