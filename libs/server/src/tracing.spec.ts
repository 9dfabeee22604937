import { readSettings } from './settings.mjs';
import { startTracing, tracingSettings } from './tracing';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const collector = 'http://127.0.0.1:1';

const tracing = (env: Record<string, string>) => startTracing('test', readSettings('test', tracingSettings, env));

/** Begins a traced request and returns its id. */
async function idFor(traceparent: string | undefined, share = '1'): Promise<string | undefined> {
  const started = await tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share });
  return started?.begin({ method: 'GET', headers: { traceparent } })?.id;
}

describe('traces', () => {
  it('are not started without a collector', async () => {
    expect(await tracing({})).toBeUndefined();
  });

  it('continue the trace that a caller names', async () => {
    expect(await idFor(`00-${traceId}-b7ad6b7169203331-00`)).toBe(traceId);
  });

  it.each([
    ['is missing', undefined],
    ['has no span', `00-${traceId}`],
    ['has an empty span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['has an empty trace', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['is of another version', `ff-${traceId}-b7ad6b7169203331-01`],
    ['is long', `00-${traceId}-b7ad6b7169203331-01${'x'.repeat(5000)}`],
  ])('begin anew if the header %s', async (_, traceparent) => {
    const id = await idFor(traceparent);
    expect(id).toMatch(/^(?!0{32})[\da-f]{32}$/);
    expect(id).not.toBe(traceId);
  });

  it('are not recorded because a caller asks for it', async () => {
    expect(await idFor(`00-${traceId}-b7ad6b7169203331-01`, '0')).toBeUndefined();
  });

  it('give the next server a header of the same trace, with the span of this one', async () => {
    const started = await tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: '1' });
    const request = started?.begin({ method: 'GET', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-00` } });
    expect(request?.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[\da-f]{16}-01$/);
  });

  it.each(['2', '-1', 'all', '0.1.2'])('need a share from 0 to 1, not %s', async (share) => {
    await expect(async () => tracing({ OTEL_TRACES_SAMPLER_ARG: share })).rejects.toThrow(
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
    );
  });
});
