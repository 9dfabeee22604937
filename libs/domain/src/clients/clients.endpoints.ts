import { preparers } from '../contract/access-policy';
import { get, post } from '../contract/endpoint';
import type { ScheduleCSnapshot } from '../schedule-c/schedule-c-form.dto';
import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from './client-forms.dto';
import type { ClientDetail, ClientQuery, ClientRow, ClientTotals } from './clients.dto';
import type { RevealBody, Revealed } from './reveal.dto';

/** The clients of a preparer. Whoever is not assigned to the caller is not there. */
export const clientEndpoints = {
  list: get('/dashboard/clients', preparers).filteredBy<ClientQuery>().returnsList<ClientRow>(),
  /** Of all of them, whatever the list is narrowed to. */
  totals: get('/dashboard/clients/totals', preparers).returns<ClientTotals>(),
  detail: get('/client/{clientId}', preparers).returns<ClientDetail>(),
  intake: get('/client/{clientId}/intake', preparers).returnsNullable<ClientIntake>(),
  /** Every submit, newest first. */
  intakeHistory: get('/client/{clientId}/intake/submissions', preparers).returnsList<ClientIntakeSnapshot>(),
  scheduleC: get('/client/{clientId}/schedule-c', preparers).returnsNullable<ClientScheduleC>(),
  scheduleCHistory: get('/client/{clientId}/schedule-c/submissions', preparers).returnsList<ScheduleCSnapshot>(),
  /** One number in full: recorded with its reason, and so many an hour. */
  reveal: post('/client/{clientId}/reveal', preparers).takes<RevealBody>().returns<Revealed>(),
};
