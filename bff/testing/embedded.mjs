// @ts-check
// The one place where tests reach for the tools' database.
export { startPostgres } from '../../tools/postgres/embedded.mjs';
