// @ts-check
/** @typedef {import('../../tools/postgres/embedded.mjs').Server} Server */

// Gives tests access to the embedded database of the tools; tests import it only from here.
export { startPostgres } from '../../tools/postgres/embedded.mjs';
