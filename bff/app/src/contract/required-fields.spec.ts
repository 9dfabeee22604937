import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import { nestingsOf } from '@portal/domain/contract/nested';
import { validate } from '@portal/domain/contract/validate';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';

const domain = join(__dirname, '../../../../libs/domain/src');
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.dto.ts'))
  .map((file) => readFileSync(join(domain, file), 'utf8'))
  .join('\n');

/** Returns the fields that the source of a class declares as always present, without those that it inherits. */
function presentFields(name: string): string[] {
  const [, body = ''] = new RegExp(`^export class ${name}\\b[^{]*\\{\\n([^]*?)^\\}`, 'm').exec(sources) ?? [];
  return [...body.matchAll(/(\w+)!: (?!.*\| null)/g)].map(([, field]) => field ?? '');
}

function withNested(dto: DtoClass, found = new Set<DtoClass>()): Set<DtoClass> {
  if (!found.has(dto)) {
    found.add(dto);
    for (const { shape } of Object.values(nestingsOf(dto))) withNested(shape(), found);
  }
  return found;
}

const bodies = new Map(
  allEndpoints
    .flatMap(({ endpoint }) => dtosOf(endpoint).body ?? [])
    .flatMap((dto) => [...withNested(dto)])
    .map((dto) => [dto.name, dto]),
);

it('reads the fields of request bodies from their sources', () => {
  expect(presentFields('ClientViewsBody')).toEqual(['views', 'version']);
  expect(bodies.size).toBeGreaterThan(30);
});

/** Returns the fields that a body with this value in each of them is rejected for. */
function rejectedFor(dto: DtoClass, fields: readonly string[], value: null | undefined): string[] {
  const body = Object.fromEntries(fields.map((field) => [field, value]));
  const { errors } = validate(dto, body, () => 'invalid');
  return fields.filter((name) => errors.some(({ field }) => field === name));
}

// Rules let null pass unless a field is required, so a handler would receive null where its type promises a value.
it.each([...bodies])('rejects a %s that lacks a field whose type allows neither undefined nor null', (name, dto) => {
  const fields = presentFields(name);
  expect(rejectedFor(dto, fields, null)).toEqual(fields);
  expect(rejectedFor(dto, fields, undefined)).toEqual(fields);
});
