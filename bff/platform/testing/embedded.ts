// Gives tests access to the embedded database of the tools; tests import it only from here.
export { postmasterOf, startPostgres, type Server } from '../../../tools/postgres/embedded';
export { postgresHome } from '../../../tools/postgres/cluster';
