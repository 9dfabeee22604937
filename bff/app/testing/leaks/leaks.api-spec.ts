import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { nestingsOf } from '@portal/domain/contract/nested';
import { exportFormats, exportLists } from '@portal/domain/exports/exports.dto';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { rulesByField } from '@portal/bff-platform/http/fields';
import { CanaryOffice } from './canary-office';
import { canariesIn, planted, type FieldCanary } from './field-canaries';

const office = new CanaryOffice();
beforeAll(async () => {
  await office.start();
  await office.receiveCanaries();
  await office.stop();
}, 600_000);

const placesIn = (text: string): string[] => canariesIn(text).map(({ place }) => place);
const routeOf = ({ method, path }: AnyEndpoint): string =>
  `${method} /api${path.replaceAll(/\{(\w+)(\??)\}/g, (_whole, name: string, optional: string) => `:${name}${optional}`)}`;

describe('canaries in every field of every request', () => {
  it('are planted and accepted', () => {
    expect(planted.length).toBeGreaterThan(allEndpoints.length);
    const accepted = [...office.statuses].filter(([, all]) => all.some((status) => status < 300));
    expect(accepted.length).toBeGreaterThan(allEndpoints.length * 0.9);
  });

  it('are in rows that PostgreSQL refused and quoted', () => {
    const failed = [...office.statuses].filter(([, all]) => all.some((status) => status === 500));
    expect(failed.length).toBeGreaterThan(20);
    expect(office.logs.bff).toContain('"code":"XX000"');
  });
});

describe('traces', () => {
  it('cover every endpoint', () => {
    const names = new Set(office.collector.spans.map(({ name }) => name));
    expect(allEndpoints.map(({ endpoint }) => routeOf(endpoint)).filter((route) => !names.has(route))).toEqual([]);
  });

  it('contain no value of a request', () => expect(placesIn(office.collector.sent)).toEqual([]));
});

describe.each(['bff', 'gateway'] as const)('%s', (program) => {
  it('counts requests', () => expect(office.metrics[program]).toContain('http_request_duration_seconds_count{route='));

  it('has no value of a request in its metrics', () => expect(placesIn(office.metrics[program])).toEqual([]));

  it('has no value of a request in its log', () => expect(placesIn(office.logs[program])).toEqual([]));
});

/** The office's own details, which anybody can read on its home page, and which its emails are signed with. */
const ofOffice = ['SiteSettingsBody.name', 'SiteSettingsBody.phone'];

describe('emails', () => {
  it('contain no value of a request, except the name and phone number of the office', () => {
    expect(office.mailServer.received.length).toBeGreaterThan(10);
    const texts = office.mailServer.received.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
    expect(placesIn(texts.join('\n')).filter((place) => !ofOffice.includes(place))).toEqual([]);
  });
});

/** Returns the names of all fields in the responses of an endpoint. */
function namesIn(endpoint: AnyEndpoint): Set<string> {
  const names = new Set<string>();
  const collect = (dto: DtoClass | undefined): void => {
    if (!dto) return;
    for (const name of rulesByField(dto).keys()) names.add(name);
    for (const { shape } of Object.values(nestingsOf(dto))) collect(shape());
  };
  const { response, alternative } = dtosOf(endpoint);
  for (const dto of [response, alternative]) collect(dto);
  return names;
}

/**
 * Whether the contract of a list names the field. Names of people, offices and files are returned under other ones, such
 * as `client_name`; nested records, such as a spouse, are in no list.
 */
function isNamedIn(names: ReadonlySet<string>, { field, isNested }: FieldCanary): boolean {
  if (isNested) return false;
  const isName = ['name', 'first_name', 'last_name', 'filename'].includes(field);
  return names.has(field) || (isName && [...names].some((name) => /name$|office|preparer/.test(name)));
}

describe('exports', () => {
  it.each(exportFormats)('contain values that clients and staff wrote: %s', (format) => {
    const all = exportLists.flatMap((list) => placesIn(office.exports.get(`${list}.${format}`) ?? ''));
    expect(new Set(all).size).toBeGreaterThan(20);
  });

  it.each(exportLists)('of %s contain only fields that the contract of the list names', (list) => {
    const names = namesIn(office.endpointOf(list));
    for (const format of exportFormats) {
      const others = canariesIn(office.exports.get(`${list}.${format}`) ?? '').filter((one) => !isNamedIn(names, one));
      expect({ format, others: others.map(({ place }) => place) }).toEqual({ format, others: [] });
    }
  });
});
