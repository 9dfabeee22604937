import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPortalStore, StoreProvider } from '@portal/data-access/core';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { json } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { IntakeScreen } from './intake/intake.screen';
import SubmittedEstimate from './submitted-estimate';
import { completeIntake, intakeServer, openForm } from './testing/intake-server';

const record: IntakeForm = { ...completeIntake, tax_year: 2025, w2_income: 45_000 };
const lastYear: LastYear = {
  tax_year: 2024,
  request: { tax_year: 2024, filing_status: 'single', state: 'MI', city: 'Detroit', w2_income: 40_000 },
};
const season = { ...unknownSeason, tax_year: 2025, hasEarlier: true, isKnown: true };
const path = '/intake/estimate/last-year';

let server: ReturnType<typeof intakeServer>;
beforeEach(() => {
  server = intakeServer(record);
  server.answer('POST /calculate-tax', ({ body }) => {
    const request = body as TaxEstimateRequest;
    return json(estimate(completeEstimateInput(request), lawOf(taxYearOf(request))));
  });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

function openAsClient(hasEarlier = true): void {
  openForm(
    <SeasonContext value={{ ...season, hasEarlier }}>
      <IntakeScreen />
    </SeasonContext>,
  );
}

const panel = () => screen.findByRole('complementary', { name: 'Estimated Tax Refund' });
/** Returns the button once the panel shows everything. */
const entry = async () => {
  await within(await panel()).findByRole('button', { name: 'What if …?' });
  return within(await panel()).queryByRole('button', { name: 'This year against last' });
};

it('compares this year with the last for the client', async () => {
  server.answer(`GET ${path}`, () => json(lastYear));
  openAsClient();
  await userEvent.click((await entry()) as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'This year against last' }));
  expect(await sheet.findByText(/because the law changed, .+ because your year changed\.$/)).toBeVisible();
});

it('compares them for the preparer', async () => {
  server.answer('GET /client/42/last-year', () => json(lastYear));
  storeSession(sessionOf(personOf('preparer')));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <SeasonContext value={season}>
          <SubmittedEstimate
            clientId="42"
            intake={{ ...record, changed_fields: [] }}
            scheduleC={null}
            about="The client sees the same estimate."
          />
        </SeasonContext>
      </MemoryRouter>
    </StoreProvider>,
  );
  await userEvent.click((await entry()) as HTMLElement);
  expect(await screen.findByText(/because the client’s year changed\.$/)).toBeVisible();
});

it('offers no comparison to a client without a form of last year', async () => {
  server.answer(`GET ${path}`, () => json(null));
  openAsClient();
  expect(await entry()).toBeNull();
  expect(server.to(path)).toHaveLength(1);
});

it('asks for nothing if the office has no earlier season', async () => {
  openAsClient(false);
  expect(await entry()).toBeNull();
  expect(server.to(path)).toHaveLength(0);
});

it('shows the estimate without the comparison if it fails to load', async () => {
  server.answer(`GET ${path}`, () => Promise.reject(new TypeError('network')));
  openAsClient();
  expect(await entry()).toBeNull();
});
