import { queueAgeOf } from '@portal/domain/returns/queue-age';
import { queueAges } from '@portal/domain/returns/returns.dto';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';

let api: Api;
let preparer: Person;
/** Hours between the beginnings of two returns, so that some begin in each part of each day of two weeks. */
const [hours, returns] = [5, 60];

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
  for (let at = 0; at < returns; at += 1) {
    const { id } = await api.make.user({ last_name: `Age${at}` });
    await api.make.assign({ id }, preparer);
    const state_since = new Date(Date.now() - at * hours * 3_600_000);
    await api.make.taxReturn({ client_id: id, state: 'preparing', state_since });
  }
});
afterAll(() => api.stop());

const queue = async (query: object = {}) =>
  (await api.call(returnEndpoints.queue, { query: { limit: 100, ...query }, token: preparer.token })).body;

describe('ages in the queue', () => {
  it.each(['America/Detroit', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are filtered by the business days that each row shows, in the office’s time zone: %s',
    async (zone) => {
      await api.query('UPDATE site_settings SET time_zone = $1', [zone]);
      const shown = await queue();
      expect(shown).toHaveLength(returns);
      expect(shown.every(({ business_days: days }, at) => days <= (shown[at - 1]?.business_days ?? days))).toBe(true);
      for (const age of queueAges) {
        const wanted = shown.flatMap(({ id, business_days: days }) => (queueAgeOf(days) === age ? [id] : []));
        expect([age, wanted.length > 0]).toEqual([age, true]);
        expect([age, (await queue({ age })).map(({ id }) => id)]).toEqual([age, wanted]);
      }
    },
  );

  it('begin a new day in the office’s time zone, not in that of the server', async () => {
    const daysIn = async (zone: string) => {
      await api.query('UPDATE site_settings SET time_zone = $1', [zone]);
      return (await queue()).map(({ business_days: days }) => days);
    };
    // 25 hours apart: whatever the time, days begin at different moments.
    expect(await daysIn('Pacific/Kiritimati')).not.toEqual(await daysIn('Pacific/Pago_Pago'));
  });
});
