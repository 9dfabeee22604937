// @ts-check
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Ways to the database that have gone wrong elsewhere (security F2, F3). */
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
const typed = ['**/*.{ts,tsx}'];
const plain = ['**/*.mjs'];

/** Every text a person reads is a message, so that it stands once and in every language. */
const writtenTexts = [
  String.raw`JSXText[value=/\p{L}{2}/u]`,
  String.raw`JSXAttribute[name.name=/^(label|title|placeholder|alt|help|message|aria-label|aria-description)$/] > Literal[value=/\p{L}/u]`,
  String.raw`JSXExpressionContainer > Literal[value=/\p{L}{2}.* /u]`,
].map((selector) => ({ selector, message: 'Text that a person reads stands in a *.messages.ts.' }));

/** A rule is an error or absent: warnings are read by nobody. */
export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '.nx', '.data', '**/.cache', 'test-results', 'tools/lint/fixtures'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: [...typed, ...plain],
    extends: [js.configs.recommended],
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      // Unfinished work belongs in an issue, and no check is switched off in place.
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', '@ts-nocheck', 'prettier-ignore'] }],
    },
  },
  {
    files: typed,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Modules and DTOs of Nest are classes with decorators and nothing inside.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The parameter is there for whoever calls: it types the callback that is handed over.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The classes of the contract are shapes with rules; a plain object of that shape is one of them.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // Types of columns and ways of navigating are numbers and words by definition of their libraries.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A default that is written out says what is meant.
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      // Control characters are exactly what a text field refuses.
      'no-control-regex': 'off',
      // A handler answers a promise whether it waits for one or not.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{spec,api-spec,e2e}.{ts,tsx}', '**/testing/**/*.ts'],
    rules: {
      // That something wrong does not compile is a test as well.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // `expect(service.method)` looks at the method and does not call it.
      '@typescript-eslint/unbound-method': 'off',
      // `expect.any(String)` and a parsed answer are `any`; the test says what they must be.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: plain,
    languageOptions: { globals: globalsOfNode(), sourceType: 'module' },
    // The compiler looks after names in these files (checkJs).
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }], 'no-undef': 'off' },
  },
  {
    files: ['bff/src/**/*.{ts,mjs}'],
    ignores: ['**/*.{spec,api-spec}.ts', '**/testing/**', 'bff/src/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeStatements] },
  },
  {
    files: ['bff/src/**/*.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeStatements.slice(1)] },
  },
  { files: ['**/*.tsx'], extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict] },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...writtenTexts] },
  },
  {
    files: ['libs/ui-kit/src/forms/**'],
    // react-hook-form hands over callbacks named `ref` and a proxy; neither is a React ref that is read.
    rules: { 'react-hooks/refs': 'off' },
  },
  // Playwright reads the names of fixtures out of the braces, also when there is none.
  { files: ['e2e/support/**'], rules: { 'no-empty-pattern': 'off' } },
  // Command lines whose output is what they are for.
  { files: ['tools/bench/**', 'tools/estimate/**'], rules: { 'no-console': 'off' } },
  ...boundaries,
);

/** @returns {Record<string, 'readonly'>} */
function globalsOfNode() {
  return Object.fromEntries(
    ['process', 'Buffer', 'URL', 'fetch', 'setTimeout', 'setInterval'].map((name) => [name, 'readonly']),
  );
}
