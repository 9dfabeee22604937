// @ts-check
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';

/** Database access patterns that are known to cause problems (security F2, F3). */
const unsafeStatements = [
  {
    selector: 'CallExpression[callee.property.name="query"]',
    message: 'SQL stands in a *.repository.ts, where a test runs each statement.',
  },
  {
    selector: 'CallExpression[callee.property.name="save"]',
    message: 'save() writes whatever it is given, another person’s row too: insert or update named columns.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(find|delete|update|exists|count)/] > ObjectExpression.arguments[properties.length=0]',
    message: 'An empty condition means all rows.',
  },
];
/** Selectors for INSERT statements in tests and seeds: rows are written through entities, which the compiler checks. */
const rawInserts = ['Literal[value=/insert\\s+into/i]', 'TemplateElement[value.raw=/insert\\s+into/i]'].map(
  (selector) => ({ selector, message: 'Insert test data with api.make (bff/*/testing/factories.ts).' }),
);

/** Tests of the SQL itself. Each one explains why beside its statements. */
const rawInsertTests = [
  '**/{client-income-migration,migrations,schema-check}.api-spec.ts',
  '**/testing/office-history.ts',
  '**/leak-check.api-spec.ts',
  '**/faults/bulk-assign.api-spec.ts',
  '**/postgres/embedded.spec.ts',
];
const typed = ['**/*.{ts,tsx}'];
const plain = ['**/*.mjs'];

/**
 * Selectors for texts written in components: every visible text must be a message, so that it is defined once and in
 * every language.
 */
const writtenTexts = [
  String.raw`JSXText[value=/\p{L}{2}/u]`,
  String.raw`JSXAttribute[name.name=/^(label|title|placeholder|alt|help|message|aria-label|aria-description)$/] > Literal[value=/\p{L}/u]`,
  String.raw`JSXExpressionContainer > Literal[value=/\p{L}{2}.* /u]`,
].map((selector) => ({ selector, message: 'Text that a person reads stands in a *.messages.ts.' }));

/** Selectors for code that requests a whole list as one page: even the largest page may not contain the whole list. */
const wholeLists = [
  'ImportSpecifier[imported.name="listLimits"]',
  'Property[key.name="limit"] > Literal[value>100]',
].map((selector) => ({ selector, message: 'A list may always be longer: page it, or search it on the server.' }));

/** Selector for `void` on a name, which only hides that the name is unused. */
const uselessVoid = {
  selector:
    'UnaryExpression[operator="void"] > :not(CallExpression, ChainExpression, AssignmentExpression, Literal[value=0])',
  message: '`void` says that the answer of a call is not waited for.',
};

/**
 * Rules that oxlint (`oxlint.config.mjs`) lacks. None of them may need type information, which takes minutes and is
 * left to oxlint. Each rule is an error or absent, because warnings go unread.
 */
export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '.nx', '.data', '**/.cache', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: [...typed, ...plain],
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
    files: typed,
    plugins: { '@typescript-eslint': ts.plugin },
    // Same decorator options as in tsconfig.base.json, because the parameter types of decorated classes are read at run
    // time (oxlint cannot check this).
    languageOptions: {
      parser: ts.parser,
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', uselessVoid],
    },
  },
  {
    files: ['bff/*/src/**/*.{ts,mjs}'],
    ignores: ['**/*.{spec,api-spec}.ts', '**/testing/**', 'bff/platform/src/database/**'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...unsafeStatements] },
  },
  {
    files: ['bff/*/src/**/*.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...unsafeStatements.slice(1)] },
  },
  {
    files: ['**/*.{spec,api-spec,e2e}.ts', '**/testing/**/*.ts', 'e2e/**/*.ts'],
    ignores: rawInsertTests,
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...rawInserts] },
  },
  {
    files: ['bff/platform/src/database/rows.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...unsafeStatements.slice(1), ...rawInserts] },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...writtenTexts] },
  },
  {
    files: ['mfe-admin/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...wholeLists] },
  },
  {
    files: ['mfe-admin/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', uselessVoid, ...writtenTexts, ...wholeLists] },
  },
  ...boundaries,
);
