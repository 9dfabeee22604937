import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { StoreProvider, createPortalStore, useSession } from '@portal/data-access/core';
import { fakeServer, json, refusal } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { season } from '@portal/domain/testing/season';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { Toasts } from '@portal/ui-kit/core';
import { IntakeScreen } from '../intake/intake.screen';

const emptyRecord = { id: 'form', tax_year: season, submitted_at: null, created_at: '2025-01-31T12:00:00Z' };
const updated_at = '2025-01-31T12:03:00Z';

/** Returns a record as the server would keep it. */
export const recordOf = (more: Partial<IntakeForm>): IntakeForm => ({
  ...emptyRecord,
  updated_at,
  submitted: false,
  has_unsubmitted_changes: false,
  version: 1,
  ...more,
});

/** Fake server with at most one intake form, versioned as on the real server. */
export function intakeServer(record: IntakeForm | null = null) {
  let kept = record;
  /** The last submitted version. */
  let submitted = record?.submitted ? record : null;
  const keep = (body: unknown, version: number) => {
    kept = { ...recordOf({}), ...kept, ...(body as Partial<IntakeForm>), version };
    return kept;
  };
  let held: Promise<void> | null = null;
  const server = fakeServer({
    'GET /intake': () => json(kept),
    'GET /my-preparer': () => json(null),
    'GET /schedule-c': () => json(null),
    'GET /preparer-choice': () => json(null),
    'GET /requests': () =>
      json({ has_return: true, items: [], situations: { version: 0 }, open_for_you: 0, open_for_us: 0 }),
    'POST /intake': ({ body }) =>
      kept ? refusal('already_exists', words.alreadyThere, { id: kept.id }) : json(keep(body, 1), 201),
    'PUT /intake/form': async ({ body }) => {
      await held;
      const now = kept?.version ?? 0;
      const stale = (body as IntakeForm).version !== now;
      if (stale) return refusal('stale_version', words.staleVersion, { version: now });
      const isSubmit = (body as IntakeForm).submitted;
      const changed = keep(body, now + 1);
      if (isSubmit) submitted = changed;
      return json(
        keep({ submitted: submitted !== null, has_unsubmitted_changes: submitted !== null && !isSubmit }, now + 1),
      );
    },
    'GET /intake/form/submissions': () =>
      json(submitted ? [{ id: 'first', submitted_at: submitted.submitted_at, form: submitted }] : []),
    'DELETE /intake/form/unsubmitted-changes': () =>
      json(keep({ ...submitted, submitted: true, has_unsubmitted_changes: false }, (kept?.version ?? 0) + 1)),
  });
  return {
    ...server,
    /** Changes the record as another tab would. */
    changeElsewhere: (more: Partial<IntakeForm>) => keep(more, (kept?.version ?? 0) + 1),
    kept: () => kept,
    /**
     * Holds back changes until the returned function is called, so that nothing is saved while a slow test is typing.
     */
    holdSaves: () => {
      let release = (): void => undefined;
      held = new Promise((done) => (release = done));
      return () => release();
    },
  };
}

let clients = 0;

const Guarded = ({ children }: { children: ReactNode }) => (useSession().user ? children : <h1>Sign in</h1>);

export const openIntake = () => openForm(<IntakeScreen />);

/** Opens a page with a form, signed in as a client; `/` is a stand-in for the dashboard. */
export function openForm(screen: ReactNode) {
  clients += 1;
  // Use a new user each time: unsaved drafts are kept in memory per user.
  const session = sessionOf(personOf('client', { id: `client-${clients}` }));
  storeSession(session);
  const store = createPortalStore();
  render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={['/form']}>
        <Link to="/">Home</Link>
        <Routes>
          <Route path="/form" element={<Guarded>{screen}</Guarded>} />
          <Route path="/" element={<h1>Dashboard</h1>} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
  return { store, session };
}

/** Record with all fields required for submitting. */
export const completeIntake = recordOf({
  ssn: '219099999',
  date_of_birth: '1980-02-03',
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48226',
  filing_status: 'single',
  occupation: 'Baker',
});
