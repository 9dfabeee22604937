import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';
import type { Sent } from '../testing/request-recipe';
import { withText } from '../testing/request-variants';

let api: Api;
let people: AuthorizationPeople;
/** Server whose address is sent in every field; nobody may connect to it. */
let bait: Server;
let connections = 0;
const opened: { host: string; port: number }[] = [];

/** Records every connection that this process opens, and every name that it looks up for one. */
const record = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  socket.on('lookup', (_error, _address, _family, host) => opened.push({ host, port: 0 }));
  socket.on('connect', () => opened.push({ host: socket.remoteAddress ?? '', port: socket.remotePort ?? 0 }));
};

beforeAll(async () => {
  api = await startApi({ WRITES_PER_MINUTE: '1000000' });
  people = await AuthorizationPeople.make(api);
  bait = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => bait.listen(0, '127.0.0.1', done));
  subscribe('net.client.socket', record);
});
beforeEach(async () => {
  await api.query('DELETE FROM rate_limits');
  opened.length = 0;
});
afterAll(async () => {
  unsubscribe('net.client.socket', record);
  await new Promise((done) => bait.close(done));
  await api.stop();
});

const baitPort = (): number => (bait.address() as AddressInfo).port;
/** Addresses that a server may open by itself: of this machine, of a cloud's metadata service, and of a file. */
const addresses = (): string[] => [
  `http://127.0.0.1:${baitPort()}/x.png`,
  `//localhost:${baitPort()}/x.png`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

/** Returns the request once per text field of its body and query, with an address in this field. */
function variantsOf(sent: Sent): Sent[] {
  const { payload, query = {} } = sent;
  const all: Sent[] = [];
  for (const address of addresses()) {
    for (const name of Object.keys({ search: '', ...query }))
      all.push({ ...sent, query: { ...query, [name]: address } });
    if (payload && !Buffer.isBuffer(payload))
      all.push(...withText(payload, address).map((body) => ({ ...sent, payload: body as object })));
  }
  return all;
}

/** Headers that a careless server or proxy would follow. */
const headers = () => ({
  'x-forwarded-host': `127.0.0.1:${baitPort()}`,
  referer: `http://127.0.0.1:${baitPort()}/`,
  'x-original-url': `http://127.0.0.1:${baitPort()}/`,
});

async function sendAll({ name, endpoint }: NamedEndpoint): Promise<number> {
  const recipe = recipeOf(name, endpoint);
  let count = 0;
  for (const caller of people.callers) {
    await people.restore();
    const id = recipe.of ? people.idOf(recipe.of, 'own') : '';
    const asked = { api, people, caller, id };
    const sent = (await recipe.send?.(asked)) ?? {};
    for (const variant of variantsOf(sent)) {
      const send = (): Sent => ({ ...variant, headers: { ...headers(), ...variant.headers } });
      const { status } = await ask(endpoint, { ...recipe, send }, asked);
      expect(status).toBeLessThan(500);
      count += 1;
    }
  }
  return count;
}

describe('address in a request', () => {
  it('would be noticed if it were opened', async () => {
    await fetch(`http://127.0.0.1:${baitPort()}/`).catch(() => undefined);
    expect(opened).toContainEqual({ host: '127.0.0.1', port: baitPort() });
    expect(connections).toBe(1);
  });

  it.each(allEndpoints.filter(({ endpoint }) => endpoint.response !== 'events'))(
    'is not opened by the server: $name',
    async (named) => {
      connections = 0;
      expect(await sendAll(named)).toBeGreaterThan(0);
      expect(connections).toBe(0);
      const { port } = new URL(api.url);
      expect(opened.filter((one) => one.port !== Number(port))).toEqual([]);
    },
  );
});
