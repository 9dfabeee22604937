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
