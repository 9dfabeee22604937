// @ts-check
import { defineConfig } from 'oxlint';

/** ESLint's recommended rules that oxlint's correctness rules lack. */
const always = `
  no-array-constructor no-case-declarations no-console no-empty no-fallthrough no-prototype-builtins
  no-redeclare no-regex-spaces no-unexpected-multiline no-useless-assignment no-useless-constructor no-var
  prefer-rest-params prefer-spread preserve-caught-error`;

/**
 * Rules of typescript-eslint's strict set that oxlint's lack. Omitted, and why:
 * - `no-unnecessary-type-parameters`: the parameter is for callers; it types the callback they pass.
 * - `no-unsafe-class-instance-assignment`: the classes of the contract are shapes with rules; a
 *   plain object of that shape is as good as an instance.
 * - `no-unsafe-enum-comparison`, `no-unsafe-enum-assignment`: column types and navigation types are numbers and strings
 *   by definition of their libraries.
 * - `no-unnecessary-type-arguments`: an explicit default documents the intent.
 * - `require-await`: a handler returns a promise whether it awaits one or not.
 * - `consistent-type-imports`: oxlint does not know of decorators whose types are read at run time; ESLint does.
 */
const withTypes = `
  no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any no-invalid-void-type no-misused-promises
  no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
  no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-function-type no-unsafe-member-access no-unsafe-return
  only-throw-error prefer-literal-enum-member prefer-promise-reject-errors prefer-reduce-type-parameter
  prefer-return-this-type related-getter-setter-pairs unified-signatures use-unknown-in-catch-callback-variable`;

const tabbable = 'button checkbox link progressbar searchbox slider spinbutton switch textbox';
const handlers = `
  Focus Blur KeyDown KeyPress KeyUp Click ContextMenu DblClick DoubleClick MouseDown MouseEnter MouseLeave MouseMove
  MouseOut MouseOver MouseUp Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop`;

/**
 * Rules about the code itself; ESLint checks import boundaries and a few rules of our own (`eslint.config.mjs`). Each
 * rule is an error or absent, because warnings go unread. Globs begin with two stars, because they are relative to this
 * folder.
 */
export default defineConfig({
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  plugins: ['typescript', 'react', 'jsx-a11y', 'jsdoc'],
  categories: { correctness: 'error' },
  rules: {
    ...errors(always),
    ...errors('check-access empty-tags require-throws-description', 'jsdoc/'),
    // Off, because the declared return type shows that a function is a generator.
    'jsdoc/require-yields': 'off',
    // Off, because a property whose name and type say everything needs no sentence.
    'jsdoc/require-property-description': 'off',
    // Off, because the classes of the contract are shapes with rules, and a plain object of that shape is as good as an
    // instance.
    'typescript/no-misused-spread': 'off',
    // Off, because lists of text are sorted by code point.
    'typescript/require-array-sort-compare': 'off',
    // Off, because ARIA has roles without an element, and charts have no controls.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Off, because plain JavaScript has no declared types.
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    eqeqeq: 'error',
    'max-lines': ['error', 300],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(`${withTypes} unbound-method`, 'typescript/'),
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
        // Disallows all exceptions that the rule allows by default.
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Nest modules and DTOs are classes with a decorator and an empty body.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'prefer-const': 'error',
        // Off, because text fields match control characters in order to reject them.
        'no-control-regex': 'off',
      },
    },
    {
      files: ['**/*.{spec,api-spec,e2e}.{ts,tsx}', '**/testing/**/*.ts'],
      rules: {
        // Tests may assert that wrong code does not compile.
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        // Off, because `expect(service.method)` refers to the method without calling it.
        'typescript/unbound-method': 'off',
        // Off, because `expect.any(String)` and parsed JSON are `any`; the test asserts their types.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        ...errors('rules-of-hooks unsupported-syntax', 'react/'),
        // Stricter than the defaults: interactive elements must have a role and be reachable with every input device.
        'jsx-a11y/interactive-supports-focus': ['error', { tabbable: words(tabbable) }],
        'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], tags: [] }],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          { handlers: words(handlers).map((event) => `on${event}`) },
        ],
      },
    },
    // Off, because react-hook-form passes callbacks named `ref` and a proxy, neither of which is a React ref.
    { files: ['**/libs/ui-kit/src/forms/**'], rules: { 'react/refs': 'off' } },
    // Off, because Playwright reads fixture names from the destructuring pattern, even an empty one.
    { files: ['**/e2e/support/**'], rules: { 'no-empty-pattern': 'off' } },
    // Off for command-line tools, whose purpose is their output.
    { files: ['**/bff/app/testing/bench/**', '**/e2e/measure/**'], rules: { 'no-console': 'off' } },
  ],
});

/** @param {string} names */
function words(names) {
  return names.trim().split(/\s+/);
}

/** @param {string} names */
function errors(names, plugin = '') {
  return Object.fromEntries(words(names).map((name) => [`${plugin}${name}`, /** @type {const} */ ('error')]));
}
