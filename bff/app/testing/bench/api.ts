import { startBenchServer } from './bench-server';
import { medianOf } from './calculate-tax';
import { sendLoad } from './load';

/**
 * Minimum throughput of the portal's server with all its guards, relative to a bare server that runs the same two
 * queries.
 */
const goal = 0.65;
const paths = ['/dashboard/preparers', '/intake'];
const connections = 32;
/** Low, so that a round ends before other load on the machine changes. */
const requests = 400;
const warmUpRounds = 15;
const rounds = 60;

const shown = (value: number) => Math.round(value).toLocaleString('en-US');

const server = await startBenchServer({ bare: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
try {
  console.log(
    `Node.js ${process.version}, ${connections} connections, ${rounds} rounds of ${requests} requests in turn`,
  );
  for (const path of paths) {
    const measured = [];
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      const one = await measureRound(path, round % 2 === 0);
      if (round >= warmUpRounds) measured.push(one);
    }
    const [portal, bare] = [medianOf(measured.map((one) => one.portal)), medianOf(measured.map((one) => one.bare))];
    const ratio = medianOf(measured.map((one) => one.portal / one.bare));
    console.log(`GET ${path}: ${shown(portal)} per second, bare server: ${shown(bare)} per second`);
    console.log(`ratio: ${ratio.toFixed(3)} (goal ${goal})`);
    if (ratio < goal) process.exitCode = 1;
  }
} finally {
  await server.stop();
}

/** Measures both servers in turn, so that other load on the machine affects them equally. */
async function measureRound(path: string, portalFirst: boolean) {
  const perSecond = async (base: string) => {
    const load = { url: base + path, token: server.demoToken, requests, connections };
    return requests / (await sendLoad(load));
  };
  const before = portalFirst ? await perSecond(server.url) : undefined;
  const bare = await perSecond(server.bareUrl);
  return { portal: before ?? (await perSecond(server.url)), bare };
}
