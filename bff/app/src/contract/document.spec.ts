import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt, publishedRefs } from '../../../../tools/process/published.mjs';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { acceptedBreaks } from '@portal/bff-platform/http/openapi/accepted-breaks';
import { breakingChanges } from '@portal/bff-platform/http/openapi/breaking-changes';
import { openApiDocument, type OpenApiDocument } from '@portal/bff-platform/http/openapi/document';

const root = join(__dirname, '../../../..');
const file = join(root, 'docs/openapi.json');
const document = openApiDocument();
const written = (): OpenApiDocument => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

const published = publishedRefs(root, 'docs/openapi.json');

describe('docs/openapi.json', () => {
  it('is up to date; if not, run: npx nx build @portal/bff && npm run openapi -w @portal/bff', () => {
    expect(written()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('does not break clients of the last release or of main, except as listed in accepted-breaks.ts', () => {
    // Jest's own console is silent in `npm test`.
    if (published.gap) process.stderr.write(`docs/openapi.json was compared with no earlier one: ${published.gap}\n`);
    const breaks = published.refs.flatMap((ref) => {
      const earlier = JSON.parse(fileAt(root, ref, 'docs/openapi.json')) as OpenApiDocument;
      return breakingChanges(earlier, document).map((change) => ({ change, since: ref }));
    });
    const accepted = acceptedBreaks.map(({ change }) => change);
    expect(breaks.filter(({ change }) => !accepted.includes(change))).toEqual([]);
  });
});

describe('OpenAPI document', () => {
  it('has every endpoint and every referenced schema', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => String(operationId));
    expect(new Set(ids).size).toBe(ids.length);
    const whole = ids.filter((id) => !id.endsWith('.all'));
    expect(whole.sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
    const optional = allEndpoints.filter(({ endpoint }) => endpoint.path.includes('?'));
    expect(ids.length - whole.length).toBe(optional.length);
    const pointers = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of pointers) expect(document.components.schemas).toHaveProperty(name);
  });

  it('reflects the validation rules', () => {
    const { Register, IntakeBody } = document.components.schemas;
    expect(Register).toMatchObject({
      required: ['email', 'password', 'first_name', 'last_name', 'role'],
      properties: { password: { minLength: 6, maxLength: 128 }, role: { enum: ['client', 'preparer'] } },
      additionalProperties: false,
    });
    expect(IntakeBody).toMatchObject({
      properties: {
        w2_income: { type: ['number', 'null'], minimum: 0 },
        children: { items: { $ref: expect.any(String) } },
      },
    });
  });
});
