import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, refusal } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Toasts } from '@portal/ui-kit/core';
import { IntakeScreen } from '../intake/intake.screen';

const made = { id: 'form', tax_year: 2024, submitted_at: null, created_at: '2025-01-31T12:00:00Z' };
const updated_at = '2025-01-31T12:03:00Z';

/** A record as the server would keep it. */
export const recordOf = (more: Partial<IntakeForm>): IntakeForm => ({
  ...made,
  updated_at,
  submitted: false,
  version: 1,
  ...more,
});

/** A server with at most one intake form, which keeps its version as the real one does. */
export function intakeServer(record: IntakeForm | null = null) {
  let kept = record;
  const keep = (body: unknown, version: number) => {
    kept = { ...recordOf({}), ...kept, ...(body as Partial<IntakeForm>), version };
    return kept;
  };
  const server = fakeServer({
    'GET /intake': () => json(kept),
    'POST /intake': ({ body }) =>
      kept ? refusal('already_exists', words.alreadyThere, { id: kept.id }) : json(keep(body, 1), 201),
    'PUT /intake/form': ({ body }) => {
      const now = kept?.version ?? 0;
      const stale = (body as IntakeForm).version !== now;
      return stale ? refusal('stale_version', words.staleVersion, { version: now }) : json(keep(body, now + 1));
    },
  });
  return {
    ...server,
    /** As another window would. */
    changeElsewhere: (more: Partial<IntakeForm>) => keep(more, (kept?.version ?? 0) + 1),
    kept: () => kept,
  };
}

let clients = 0;

/** The screen, signed in as a client; `/` stands for the dashboard. */
export function openIntake(): void {
  clients += 1;
  // Another person each time: what one could not save is kept for them in memory.
  storeSession(sessionOf(personOf('client', { id: `client-${clients}` })));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter initialEntries={['/intake-form']}>
        <Routes>
          <Route path="/intake-form" element={<IntakeScreen />} />
          <Route path="/" element={<h1>Dashboard</h1>} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
}

/** Everything a submit asks for. */
export const wholeRecord = recordOf({
  ssn: '219099999',
  date_of_birth: '1980-02-03',
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48226',
  filing_status: 'single',
  occupation: 'Baker',
});
