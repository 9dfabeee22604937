import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { categoriesOf, documentOf, showAs } from '../testing/documents';
import { ClientDocumentsScreen } from './client-documents.screen';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = fakeServer({
    'GET /documents/categories': () => json(categoriesOf([])),
    'POST /auth/refresh': () => refusal('session_expired', 'Please sign in.'),
  });
  restore = FakeUpload.install();
});
afterEach(() => {
  restore();
  server.stop();
});

const problem = { type: '', title: '', status: 401, detail: 'Who?', code: 'unauthenticated', request_id: '' };
const sent = async (count: number): Promise<FakeUpload[]> => {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  return FakeUpload.sent;
};
const nameOf = ({ form }: FakeUpload): string => (form.get('file') as File).name;
const keyOf = ({ headers }: FakeUpload): string | null => headers.get('idempotency-key');
const card = () => screen.findByRole('region', { name: 'W-2' });

/** Selects three files and ends the session while the first two are uploading. */
async function loseSession() {
  const { store, person } = showAs('client', <ClientDocumentsScreen />);
  const input = (await card()).querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('nothing can be uploaded here');
  await userEvent.upload(
    input,
    ['1.pdf', '2.pdf', '3.pdf'].map((name) => new File([name], name)),
  );
  for (const upload of await sent(2)) upload.end({ status: 401, body: JSON.stringify(problem) });
  expect(await screen.findByText('Nobody is signed in')).toBeVisible();
  expect(FakeUpload.sent).toHaveLength(2);
  return { person, signIn: (who = person) => act(() => void store.dispatch(signedIn(sessionOf(who, 'second')))) };
}

describe('upload in progress when the session ends', () => {
  it('is kept, and continues with the same idempotency key when its owner signs in again', async () => {
    const { signIn } = await loseSession();
    const keys = FakeUpload.sent.map(keyOf);
    signIn();
    const again = (await sent(4)).slice(2);
    expect(again.map(nameOf)).toEqual(['1.pdf', '2.pdf']);
    expect(again.map(keyOf)).toEqual(keys);
    expect(again.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer second', 'Bearer second']);
    for (const upload of again) upload.end({ status: 201, body: JSON.stringify(documentOf()) });
    const last = (await sent(5))[4];
    expect(last && nameOf(last)).toBe('3.pdf');
    last?.end({ status: 201, body: JSON.stringify(documentOf()) });
    expect(await screen.findByText('3 file(s) uploaded successfully!')).toBeVisible();
  });

  it("is neither sent nor shown in another user's session and waits for its owner", async () => {
    const { person, signIn } = await loseSession();
    signIn(personOf('client', { id: 'somebody-else' }));
    expect(within(await card()).queryByText('1.pdf')).toBeNull();
    expect(FakeUpload.sent).toHaveLength(2);
    signIn(person);
    expect((await sent(4)).slice(2).map(nameOf)).toEqual(['1.pdf', '2.pdf']);
    expect(within(await card()).getByText('3.pdf')).toBeVisible();
  });
});
