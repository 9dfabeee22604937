// @ts-check
/** @typedef {import('../../tools/postgres/embedded.mjs').Server} Server */

// Tests reach the tools' database only through this file.
export { startPostgres } from '../../tools/postgres/embedded.mjs';
