// @ts-check
import { defineConfig } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import ts from 'typescript-eslint';
import { packageBoundaries } from './tools/lint/layers.mjs';

/**
 * Rejects imports (patterns as in .gitignore) or syntax (ESLint's selectors) in some files. Each restriction is a plugin
 * with a copy of ESLint's rule, because the last setting of a rule for a file replaces all earlier ones.
 * @param {string} name
 * @param {{ files: string[], ignores?: string[] }} where
 * @param {string} message
 * @param {{ imports?: string[], syntax?: string[] }} restrictions
 * @returns {import('eslint').Linter.Config}
 */
function restricted(name, where, message, { imports, syntax = [] }) {
  const type = imports ? 'imports' : 'syntax';
  const rule = builtinRules.get(`no-restricted-${type}`);
  const options = imports
    ? [{ patterns: [{ group: imports, message }] }]
    : syntax.map((selector) => ({ selector, message }));
  return {
    ...where,
    plugins: { [name]: { rules: rule ? { [type]: rule } : {} } },
    rules: { [`${name}/${type}`]: ['error', ...options] },
  };
}

const server = 'bff/*/src/**/*.{ts,mjs}';
const database = 'bff/platform/src/database/**';
const tests = ['**/*.{spec,api-spec,e2e}.*', '**/testing/**'];

/**
 * Rules that oxlint (`tools/lint/oxlint.config.mjs`) lacks. None of them may need type information, which takes minutes and is
 * left to oxlint. Each rule is an error or absent, because warnings go unread.
 */
export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '.nx', '.data', '**/.cache', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      // Unfinished work belongs in an issue, and no check may be disabled inline. Checked by ESLint, because oxlint
      // would honor the disable comments.
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'hack', '@ts-nocheck', 'prettier-ignore', 'oxlint-disable'] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': ts.plugin },
    // Same decorator options as in tsconfig.base.json, because the parameter types of decorated classes are read at run
    // time (oxlint cannot check this).
    languageOptions: {
      parser: ts.parser,
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  restricted(
    'useless-void',
    { files: ['**/*.{ts,tsx}'] },
    'Use `void` for promises only: on a name, it hides that the name is unused.',
    {
      syntax: [
        'UnaryExpression[operator="void"] > :not(CallExpression, ChainExpression, AssignmentExpression, Literal[value=0])',
      ],
    },
  ),
  restricted(
    'raw-sql',
    { files: [server], ignores: [...tests, database, '**/*.repository.ts'] },
    'Write SQL in a *.repository.ts, where a test runs each statement.',
    { syntax: ['CallExpression[callee.property.name="query"]'] },
  ),
  restricted(
    'unsafe-write',
    { files: [server], ignores: tests },
    'Name columns and rows: save() writes whatever it gets, and an empty condition means all rows.',
    {
      syntax: [
        'CallExpression[callee.property.name="save"]',
        'CallExpression[callee.property.name=/^(find|delete|update|exists|count)/] > ObjectExpression.arguments[properties.length=0]',
      ],
    },
  ),
  restricted(
    'raw-insert',
    {
      files: ['**/*.{spec,api-spec,e2e}.ts', '**/testing/**/*.ts', 'e2e/**/*.ts', `${database}/rows.repository.ts`],
      // Tests of the SQL itself. Each one explains why beside its statements.
      ignores: [
        '**/{client-income-migration,documents-by-season-migration,distribution-key,migrations,owner,schema-check,leak-check}.api-spec.ts',
        '**/testing/office-history.ts',
        '**/faults/bulk-assign.api-spec.ts',
        '**/load/many-rows.ts',
        '**/season/measure-calls.ts',
        '**/postgres/embedded.spec.ts',
      ],
    },
    'Insert test data with api.make (bff/*/testing/factories.ts): the compiler checks entities.',
    { syntax: ['Literal[value=/insert\\s+into/i]', 'TemplateElement[value.raw=/insert\\s+into/i]'] },
  ),
  restricted(
    'visible-text',
    { files: ['**/*.tsx'], ignores: tests },
    'Define visible text in a *.messages.ts, once and in every language.',
    {
      syntax: [
        String.raw`JSXText[value=/\p{L}{2}/u]`,
        String.raw`JSXAttribute[name.name=/^(label|title|placeholder|alt|help|message|aria-label|aria-description)$/] > Literal[value=/\p{L}/u]`,
        String.raw`JSXExpressionContainer > Literal[value=/\p{L}{2}.* /u]`,
      ],
    },
  ),
  restricted(
    'whole-list',
    { files: ['mfe-admin/src/**/*.{ts,tsx}'], ignores: tests },
    'A list may be longer than the largest page: page it, or search it on the server.',
    { syntax: ['ImportSpecifier[imported.name="listLimits"]', 'Property[key.name="limit"] > Literal[value>100]'] },
  ),
  restricted(
    'areas',
    { files: ['bff/app/src/areas/**'], ignores: tests },
    'An area only assembles what the parts of the server offer, and imports no other area.',
    {
      imports: [
        '**/areas/*',
        '**/database/*',
        '**/*.controller',
        '**/*.service',
        '**/*.repository',
        '../*',
        '!../../**',
      ],
    },
  ),
  restricted(
    'controllers',
    { files: ['bff/*/src/**/*.{controller,facade,exports}.ts'], ignores: tests },
    'A controller calls services, never the database.',
    { imports: ['**/database/*', '!**/database/pagination', '!**/database/ping', '**/*.repository'] },
  ),
  restricted(
    'services',
    { files: [server], ignores: [...tests, '**/*.{controller,facade,exports}.ts', 'bff/{platform,app}/**'] },
    'Services must not depend on HTTP, because areas, commands and jobs all call them.',
    { imports: ['**/http/*'] },
  ),
  restricted(
    'platform',
    { files: ['bff/platform/src/!(http|server)/**'], ignores: tests },
    'Replaceable services must not know what they are used for.',
    { imports: ['**/http/*', '**/server/*', '!@portal/server/*'] },
  ),
  ...packageBoundaries,
);
