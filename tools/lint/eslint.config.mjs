// @ts-check
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const typed = ['**/*.{ts,tsx}'];
const plain = ['**/*.mjs'];

/** A rule is an error or absent: warnings are read by nobody. */
export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '.nx', '.data', '**/.cache', 'test-results', 'tools/lint/fixtures'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  { files: [...typed, ...plain], extends: [js.configs.recommended], rules: { 'no-console': 'error', eqeqeq: 'error' } },
  {
    files: typed,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
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
      // What a style sheet is must be known wherever the source of a library is read.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      // Control characters are exactly what a text field refuses.
      'no-control-regex': 'off',
      // A handler answers a promise whether it waits for one or not.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{spec,api-spec,e2e}.{ts,tsx}', '**/testing/**/*.ts'],
    rules: {
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
  { files: ['**/*.tsx'], extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict] },
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
