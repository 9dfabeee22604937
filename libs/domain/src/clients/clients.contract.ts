import { bindContract } from '../contract/contract';
import { ScheduleCSnapshot } from '../schedule-c/schedule-c-form.dto';
import { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from './client-forms.dto';
import { ClientViews, ClientViewsBody } from './client-views.dto';
import { ClientDetail, ClientNeighbors, ClientQuery, ClientRow, ClientTotals } from './clients.dto';
import { clientEndpoints } from './clients.endpoints';
import { LastYear } from '../tax/last-year.dto';
import { RevealBody, Revealed } from './reveal.dto';

export const clientsContract = bindContract('clients', clientEndpoints, {
  list: { query: ClientQuery, response: ClientRow },
  totals: { response: ClientTotals },
  views: { response: ClientViews },
  saveViews: { body: ClientViewsBody, response: ClientViews },
  detail: { response: ClientDetail },
  neighbors: { query: ClientQuery, response: ClientNeighbors },
  intake: { response: ClientIntake },
  intakeHistory: { response: ClientIntakeSnapshot },
  scheduleC: { response: ClientScheduleC },
  scheduleCHistory: { response: ScheduleCSnapshot },
  lastYear: { response: LastYear },
  reveal: { body: RevealBody, response: Revealed },
});
