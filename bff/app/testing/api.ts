import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { clientsFactories, type ClientsFactories } from '@portal/bff-clients/testing/factories';
import { appModules } from '../src/app';

export type Api = AnyApi<ClientsFactories>;

/** Starts the whole server. */
export const startApi = startServerOf(appModules, clientsFactories);
