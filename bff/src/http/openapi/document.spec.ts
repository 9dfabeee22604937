import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '../whole-contract';
import { breakingChanges } from './breaking-changes';
import { openApiDocument, type OpenApiDocument } from './document';

const root = join(__dirname, '../../../..');
const file = join(root, 'docs/openapi.json');
const document = openApiDocument();
const written = (): OpenApiDocument => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

/**
 * Returns the document of the last release, or of the last commit before the first release; undefined outside a
 * repository.
 */
function lastPublished(): OpenApiDocument | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  if (!existsSync(join(root, '.git'))) return undefined;
  const [release = 'HEAD'] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n').filter(Boolean);
  const listed = git('ls-tree', '--name-only', release, 'docs/openapi.json');
  return listed === '' ? undefined : (JSON.parse(git('show', `${release}:docs/openapi.json`)) as OpenApiDocument);
}

describe('docs/openapi.json', () => {
  it('matches the code; if not: npm run build -w bff && npm run openapi -w bff', () => {
    expect(written()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('breaks no client of the last release', () => {
    expect(breakingChanges(lastPublished() ?? written(), document)).toEqual([]);
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

describe('breaking changes', () => {
  const changed = (change: (copy: OpenApiDocument) => void): string[] => {
    const copy = structuredClone(document);
    change(copy);
    return breakingChanges(document, copy);
  };
  const site = (copy: OpenApiDocument) =>
    copy.components.schemas.Site as { properties: Record<string, object>; required: string[] };

  it('include a removed endpoint, schema, field, type or value, and a newly required field', () => {
    expect(changed((copy) => delete copy.paths['/site'])).toEqual(['GET /site is gone']);
    expect(changed((copy) => delete copy.components.schemas.Site)).toEqual(['the schema Site is gone']);
    expect(changed((copy) => delete site(copy).properties.name)).toEqual(['Site.name is gone']);
    expect(changed((copy) => (site(copy).properties.name = { type: 'integer' }))).toEqual([
      'Site.name is of another type',
    ]);
    expect(changed((copy) => site(copy).required.push('accent_colour'))).toEqual([
      'Site.accent_colour is now required',
    ]);
    const role = { type: 'string', enum: ['client'] };
    const lost = changed((copy) => Object.assign(copy.components.schemas.Register?.properties ?? {}, { role }));
    expect(lost).toEqual(['Register.role lost the value preparer']);
  });

  it('do not include additions', () => {
    const more = changed((copy) => {
      copy.paths['/more'] = { get: {} };
      site(copy).properties.motto = { type: 'string' };
    });
    expect(more).toEqual([]);
  });
});
