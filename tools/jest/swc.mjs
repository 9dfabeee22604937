import { fileURLToPath } from 'node:url';

const collectModules = JSON.stringify(fileURLToPath(new URL('./collect-modules.cjs', import.meta.url)));

/**
 * Compiler options for TypeScript in tests: CommonJS for jest, and decorator metadata for Nest, TypeORM and
 * class-validator.
 */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
      optimizer: {
        simplify: false,
        globals: { vars: { 'import.meta.webpackContext': `require(${collectModules})(__dirname)` } },
      },
    },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/** Options that also replace `process.env.NODE_ENV`. @param {string} environment */
export const swcOptionsFor = (environment) => {
  const { jsc } = swcOptions;
  const { transform } = jsc;
  const { optimizer } = transform;
  const globals = { ...optimizer.globals, envs: { NODE_ENV: JSON.stringify(environment) } };
  return { ...swcOptions, jsc: { ...jsc, transform: { ...transform, optimizer: { ...optimizer, globals } } } };
};
