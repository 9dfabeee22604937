import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { listed, showAt } from '../testing/admin';
import { queryOf } from '../testing/preparers';
import { GeneralIntakeAnswers } from './general-intake-answers';

const preferencesOf = (more: Partial<StoredPreferences>): StoredPreferences => ({
  id: 'said',
  submitted_via: 'general_intake_form',
  created_at: '2025-02-01T15:00:00Z',
  urgent: false,
  preferred_preparer: null,
  preferred_office: null,
  special_circumstances: null,
  questions: null,
  ...more,
});
const call = 'GET /admin/clients/c-1/preferences';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [call]: () => listed([]) });
});
afterEach(() => server.stop());

const show = () => showAt('/admin/intakes', '/admin/:tab', <GeneralIntakeAnswers clientId="c-1" />);

describe("client's general intake answers", () => {
  it('shows a loading error, and can be retried', async () => {
    server.answer(call, () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load the client’s requests')).toBeVisible();
    server.answer(call, () => listed([preferencesOf({ questions: 'Do I owe anything?' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Do I owe anything?')).toBeVisible();
  });

  it('shows a message when there are none', async () => {
    show();
    expect(await screen.findByText('This client didn’t request anything in the general intake.')).toBeVisible();
  });

  it('is paginated when there are more than fit on one page', async () => {
    const requests = Array.from({ length: 45 }, (_, at) =>
      preferencesOf({ id: `said-${at}`, questions: `Question ${at + 1}` }),
    );
    server.answer(call, (sent) => {
      const query = queryOf(sent);
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit'));
      return listed(requests.slice(start, end), requests.length, end < requests.length ? String(end) : undefined);
    });
    show();
    expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
    for (const first of [21, 41]) {
      await userEvent.click(screen.getByTitle('Next Page'));
      expect(await screen.findByText(`Question ${first}`)).toBeVisible();
    }
    expect(screen.getByText('41 to 45 of 45')).toBeVisible();
  });

  it('shows the preferred preparer, office and text of each general intake', async () => {
    const first = preferencesOf({ id: 'first', questions: 'Are you open on Monday?' });
    const again = preferencesOf({
      urgent: true,
      preferred_preparer: 'Renee Okafor',
      preferred_office: 'No Preference',
      special_circumstances: 'We moved in May.',
    });
    server.answer(call, () => listed([again, first]));
    show();
    await screen.findByText('We moved in May.');
    const [newest, oldest] = within(screen.getByRole('region', { name: 'From the general intake' })).getAllByRole(
      'listitem',
    );
    expect(newest).toHaveTextContent(/Urgent.*Prefers Renee Okafor.*We moved in May\./);
    expect(newest).not.toHaveTextContent('No Preference');
    expect(oldest).toHaveTextContent('Are you open on Monday?');
    expect(oldest).not.toHaveTextContent('Urgent');
  });
});
