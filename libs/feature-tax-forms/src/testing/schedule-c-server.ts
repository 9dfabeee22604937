import { fakeServer, json, refusal } from '@portal/data-access/testing/fake-server';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { emptyScheduleC } from '@portal/domain/schedule-c/schedule-c.fields';
import { season } from '@portal/domain/testing/season';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';

/** Returns a record as the server would keep it. */
export const scheduleCRecord = (more: Partial<ScheduleCForm> = {}): ScheduleCForm => {
  const form = { ...emptyScheduleC(), ...more };
  return {
    id: 'business',
    tax_year: season,
    ...form,
    ...scheduleCTotals(form),
    submitted: false,
    has_unsubmitted_changes: false,
    submitted_at: null,
    version: 1,
    created_at: '2025-01-31T12:00:00Z',
    updated_at: '2025-01-31T12:03:00Z',
    ...(more.submitted === undefined ? {} : { submitted: more.submitted }),
    ...(more.submitted_at === undefined ? {} : { submitted_at: more.submitted_at }),
    ...(more.has_unsubmitted_changes === undefined ? {} : { has_unsubmitted_changes: more.has_unsubmitted_changes }),
    ...(more.version === undefined ? {} : { version: more.version }),
  };
};

/** Business with all fields required for submitting. */
export const completeBusiness = {
  business_name: 'Byron Baking',
  business_type: 'food_service',
  ein: null,
  business_address: '1 Main Street',
  business_city: 'Detroit',
  business_state: 'MI',
  business_zip: '48226',
  accounting_method: 'cash',
} as const;

/** Fake server with at most one Schedule C, with version and totals as on the real server. */
export function scheduleCServer(record: ScheduleCForm | null = null) {
  let kept = record;
  const keep = (body: unknown, version: number) => {
    kept = scheduleCRecord({ ...kept, ...(body as Partial<ScheduleCForm>), version });
    return kept;
  };
  const server = fakeServer({
    'GET /schedule-c': () => json(kept),
    'POST /schedule-c': ({ body }) => json(keep(body, 1), 201),
    'PUT /schedule-c/business': ({ body }) => {
      const now = kept?.version ?? 0;
      if ((body as ScheduleCForm).version !== now) return refusal('stale_version', 'Stale', { version: now });
      return json(keep(body, now + 1));
    },
    'GET /schedule-c/business/submissions': () => json([]),
  });
  return {
    ...server,
    kept: () => kept,
    changeElsewhere: (more: Partial<ScheduleCForm>) => keep(more, (kept?.version ?? 0) + 1),
  };
}
