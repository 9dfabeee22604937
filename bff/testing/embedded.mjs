// @ts-check
/** @typedef {import('../../tools/postgres/embedded.mjs').Server} Server */

// The one place where tests reach for the tools' database.
export { startPostgres } from '../../tools/postgres/embedded.mjs';
