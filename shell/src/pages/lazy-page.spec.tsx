import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
import { lazyPage } from './lazy-page';
import RegisterPage from './register.page';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

let mockMissing = false;
jest.mock('./new-pin', () => {
  if (mockMissing) throw new Error('Loading chunk 7 failed');
  return jest.requireActual<object>('./new-pin');
});

const failedSentence = 'This part of the portal is not available right now.';
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

it("shows an error when a page's chunk fails to load, and recovers without a reload", async () => {
  const answers = [() => Promise.reject(new Error('Loading chunk 7 failed')), () => Promise.resolve()];
  const Page = lazyPage(async () => {
    await answers.shift()?.();
    return { default: () => <h1>Sign in</h1> };
  });
  render(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
  expect(await screen.findByRole('alert')).toHaveTextContent(failedSentence);
  await retry();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

describe('PIN that is shown only once', () => {
  let server: FakeServer;
  beforeEach(() => {
    window.scrollTo = () => undefined;
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax', preparer_signup: 'approve' }) });
  });
  afterEach(() => server.stop());

  it('survives a failure to load its chunk', async () => {
    mockMissing = true;
    server.answer('POST /auth/register', () => json({ ...sessionOf(personOf('preparer')), pin: '4711' }, 201));
    renderInShell(<RegisterPage />, '/register');
    const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
    await type(/^First name/, 'Ada');
    await type(/^Last name/, 'Byron');
    await type(/^Email/, 'ada@example.com');
    await type(/^Password/, 'correct horse');
    await type(/^Confirm password/, 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(failedSentence);
    act(() => {
      mockMissing = false;
    });
    await retry();
    expect(await screen.findByText('4711')).toBeVisible();
  });
});
