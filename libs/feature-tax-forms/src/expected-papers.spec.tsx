import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createPortalStore, StoreProvider } from '@portal/data-access/core';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import SubmittedEstimate from './submitted-estimate';
import { completeIntake, intakeServer, openIntake } from './testing/intake-server';

const record: IntakeForm = { ...completeIntake, w2_income: 60_000, federal_withheld: null, retirement_income: 0 };
const situations = {
  version: 1,
  employers: 'yes',
  employer_names: ['Acme'],
  retirement: 'yes',
  pension_names: ['TIAA'],
  bank: 'no',
  bank_names: ['Huron Bank'],
};

let server: ReturnType<typeof intakeServer>;
beforeEach(() => (server = intakeServer(record)));
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const papers = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const named = [expect.stringMatching(/^1099-R from TIAAup to \$/), expect.stringMatching(/^W-2 from Acme.*up to \$/)];

it('lists what the papers of named payers decide for the client', async () => {
  server.answer('GET /requests', () => json({ has_return: true, items: [], situations }));
  openIntake();
  const listed = await papers('What your papers decide');
  expect(listed).toEqual(expect.arrayContaining(named));
  expect(listed.join()).not.toContain('Huron Bank');
  expect(server.sent.map(({ body }) => JSON.stringify(body)).join()).not.toContain('Acme');
});

it('lists the same for the preparer', async () => {
  server.answer('GET /client/42/requests', () => json({ has_return: true, items: [], situations }));
  storeSession(sessionOf(personOf('preparer')));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <SubmittedEstimate
          clientId="42"
          intake={{ ...record, changed_fields: [] }}
          scheduleC={null}
          about="The client sees the same estimate."
        />
      </MemoryRouter>
    </StoreProvider>,
  );
  expect(await papers('What the client’s papers decide')).toEqual(expect.arrayContaining(named));
});

it('lists the papers of the form alone when the interview fails to load', async () => {
  server.answer('GET /requests', () => refusal('unavailable', 'Please try again.'));
  openIntake();
  const listed = await papers('What your papers decide');
  expect(listed).toEqual([expect.stringMatching(/^W-2, box/), ...listed.slice(1)]);
  expect(listed.join()).not.toContain('from');
});
