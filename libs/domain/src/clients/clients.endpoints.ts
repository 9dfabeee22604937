import { preparers } from '../contract/access-policy';
import { get, post, put } from '../contract/endpoint';
import type { ScheduleCSnapshot } from '../schedule-c/schedule-c-form.dto';
import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from './client-forms.dto';
import type { ClientViews, ClientViewsBody } from './client-views.dto';
import type { ClientDetail, ClientNeighbors, ClientQuery, ClientRow, ClientTotals } from './clients.dto';
import type { LastYear } from '../tax/last-year.dto';
import type { RevealBody, Revealed } from './reveal.dto';

/** A preparer's clients. Returns 404 for a client not assigned to the caller. */
export const clientEndpoints = {
  list: get('/dashboard/clients', preparers, { seasonal: true }).filteredBy<ClientQuery>().returnsList<ClientRow>(),
  /** Returns totals over all clients of the caller, ignoring the list's filters. */
  totals: get('/dashboard/clients/totals', preparers, { seasonal: true }).returns<ClientTotals>(),
  /** Returns the caller's saved views of the list; version 0 if there are none yet. */
  views: get('/dashboard/clients/views', preparers).returns<ClientViews>(),
  saveViews: put('/dashboard/clients/views', preparers).takes<ClientViewsBody>().returns<ClientViews>(),
  detail: get('/client/{clientId}', preparers, { seasonal: true }).returns<ClientDetail>(),
  /**
   * Returns the previous and next client in the list with these filters and sort order, even if the client itself no
   * longer matches.
   */
  neighbors: get('/client/{clientId}/neighbors', preparers, { seasonal: true })
    .filteredBy<ClientQuery>()
    .returns<ClientNeighbors>(),
  intake: get('/client/{clientId}/intake', preparers, { seasonal: true }).returnsNullable<ClientIntake>(),
  /** Lists every submitted version, newest first. */
  intakeHistory: get('/client/{clientId}/intake/submissions', preparers, {
    seasonal: true,
  }).returnsList<ClientIntakeSnapshot>(),
  scheduleC: get('/client/{clientId}/schedule-c', preparers, { seasonal: true }).returnsNullable<ClientScheduleC>(),
  scheduleCHistory: get('/client/{clientId}/schedule-c/submissions', preparers, {
    seasonal: true,
  }).returnsList<ScheduleCSnapshot>(),
  /** Returns what the client submitted for the year before; null if there is nothing to compare with. */
  lastYear: get('/client/{clientId}/last-year', preparers, { seasonal: true }).returnsNullable<LastYear>(),
  /** Reveals one number in full. Each request is audited with its reason and rate-limited per hour. */
  reveal: post('/client/{clientId}/reveal', preparers, { seasonal: true, stepUp: true })
    .takes<RevealBody>()
    .returns<Revealed>(),
};
