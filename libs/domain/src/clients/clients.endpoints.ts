import { preparers } from '../contract/access-policy';
import { get, post } from '../contract/endpoint';
import type { ScheduleCSnapshot } from '../schedule-c/schedule-c-form.dto';
import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from './client-forms.dto';
import type { ClientDetail, ClientNeighbors, ClientQuery, ClientRow, ClientTotals } from './clients.dto';
import type { RevealBody, Revealed } from './reveal.dto';

/** A preparer's clients. A client not assigned to the caller is reported as not found. */
export const clientEndpoints = {
  list: get('/dashboard/clients', preparers).filteredBy<ClientQuery>().returnsList<ClientRow>(),
  /** Over all clients, regardless of the list's filters. */
  totals: get('/dashboard/clients/totals', preparers).returns<ClientTotals>(),
  detail: get('/client/{clientId}', preparers).returns<ClientDetail>(),
  /** In the list as it is narrowed and ordered, also of a client who has dropped out of it meanwhile. */
  neighbors: get('/client/{clientId}/neighbors', preparers).filteredBy<ClientQuery>().returns<ClientNeighbors>(),
  intake: get('/client/{clientId}/intake', preparers).returnsNullable<ClientIntake>(),
  /** Every submitted version, newest first. */
  intakeHistory: get('/client/{clientId}/intake/submissions', preparers).returnsList<ClientIntakeSnapshot>(),
  scheduleC: get('/client/{clientId}/schedule-c', preparers).returnsNullable<ClientScheduleC>(),
  scheduleCHistory: get('/client/{clientId}/schedule-c/submissions', preparers).returnsList<ScheduleCSnapshot>(),
  /** Reveals one number in full: audited with its reason and rate-limited per hour. */
  reveal: post('/client/{clientId}/reveal', preparers).takes<RevealBody>().returns<Revealed>(),
};
