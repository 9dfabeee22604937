import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { StandaloneSession } from './standalone-session';
import { renderArea } from './testing/area';

const Area = () => (
  <StandaloneSession>
    <h1>the area</h1>
  </StandaloneSession>
);

const signIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button'));
};

describe('standalone area', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  it('renders nothing while a stored session is being checked', () => {
    storeSession(sessionOf(personOf('client')));
    server.answer('GET /auth/me', () => new Promise(() => undefined));
    renderArea(Area, '/');
    expect(screen.queryByText('the area')).toBeNull();
  });

  it('reports a failed sign-in, and still shows the public content', async () => {
    server.answer('POST /auth/login', () => refusal('bad_credentials', 'Invalid email, password or PIN'));
    renderArea(Area, '/');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByText('the area')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('signs in, and omits the PIN when it is blank', async () => {
    server.answer('POST /auth/login', () => json(sessionOf(personOf('client'))));
    renderArea(Area, '/');
    await signIn();
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    expect(server.to('/auth/login')[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'correct horse',
      pin: null,
    });
  });

  it('renders the area immediately for a signed-in user', async () => {
    storeSession(sessionOf(personOf('client')));
    server.answer('GET /auth/me', () => json(personOf('client')));
    renderArea(Area, '/');
    expect(await screen.findByText('the area')).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});
