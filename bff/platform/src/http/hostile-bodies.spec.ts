import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import { problemSender } from '@portal/server/problem';
import type { FastifyReply } from 'fastify';
import { assertFuzzed, fc, fuzzTimeout, reportFuzzed } from '../../testing/fuzz';
import { hostileJson, ordinaryJson } from '../../testing/hostile-json';
import { processorTime } from '../../testing/processor-time';
import { translateTo } from '../messages/translate';
import { ProblemError } from '../problem.error';
import { allEndpoints } from './all-endpoints';
import { validateBody } from './validate-body';
import { rulesByField } from './fields';
import { parseStrictJson } from './strict-json';

const withBodies = allEndpoints.filter(({ endpoint }) => endpoint.body === 'json');
const fieldsOf = (dto: DtoClass | undefined): string[] => (dto ? [...rulesByField(dto).keys()] : []);

/** Baseline by body size, in µs: the processor time for parsing and serializing ordinary JSON. */
const ordinaryTimes = new Map<number, number>();
function ordinaryTime(bytes: number, isAnew = false): number {
  const size = Math.ceil(bytes / 16_384) * 16_384;
  const known = ordinaryTimes.get(size);
  if (known !== undefined && !isAnew) return known;
  const text = ordinaryJson(size);
  const time = processorTime(() => JSON.stringify(JSON.parse(text) as unknown), 15);
  ordinaryTimes.set(size, time);
  return time;
}

/**
 * Limit in µs, at most 50 ms. The minimum covers a garbage collection, which takes more than twelve times as long as
 * parsing a tiny body.
 */
const allowed = (ordinary: number): number => Math.min(Math.max(12 * ordinary, 5_000), 50_000);

/** Repeats a slow measurement with a new baseline, because the machine may have become busier. */
function timeOf(read: () => unknown, bytes: number): { time: number; most: number } {
  const [time, most] = [processorTime(read, 1), allowed(ordinaryTime(bytes))];
  if (time <= most) return { time, most };
  return { most: allowed(ordinaryTime(bytes, true)), time: processorTime(read, 15) };
}

/** Size of the error response in bytes; 0 for a valid body. */
function answerTo(read: () => unknown): { bytes: number; status: number } {
  try {
    read();
    return { bytes: 0, status: 200 };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const sent: string[] = [];
    const reply = { request: { id: 'x', headers: {} }, send: (text: string) => sent.push(text) };
    const own = new Map<string | symbol, unknown>(Object.entries(reply));
    const chained: object = new Proxy(reply, { get: (_reply, name) => own.get(name) ?? (() => chained) });
    problemSender(translateTo)(chained as unknown as FastifyReply, error.code, {
      detail: error.detail,
      ...error.facts,
    });
    return { bytes: Buffer.byteLength(sent.join('')), status: error.status };
  }
}

it('finds endpoints with a JSON body', () => expect(withBodies.length).toBeGreaterThan(4));

describe.each(withBodies)('hostile body for $name', ({ endpoint }) => {
  it(
    'takes no more processor time than a few ordinary bodies of its size, and gets a response of at most 20 kB',
    async () => {
      const fields = fieldsOf(dtosOf(endpoint).body);
      let [bodies, longest] = [0, 0];
      await assertFuzzed(
        fc.property(hostileJson(fields), (text) => {
          const bytes = Buffer.from(text);
          const read = () => answerTo(() => validateBody(endpoint, parseStrictJson(bytes)));
          const { bytes: answered, status } = read();
          expect(status).toBeLessThan(500);
          expect(answered).toBeLessThanOrEqual(20_000);
          const { time, most } = timeOf(read, bytes.length);
          expect(time).toBeLessThanOrEqual(most);
          bodies += 1;
          longest = Math.max(longest, time);
        }),
        60,
        0.7 / withBodies.length,
      );
      reportFuzzed(`${endpoint.method} ${endpoint.path}`, { bodies, 'longest, ms of processor time': longest / 1000 });
    },
    fuzzTimeout,
  );
});
