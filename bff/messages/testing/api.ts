import { accessModules } from '@portal/bff-access/testing/api';
import { officeModules } from '@portal/bff-office/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { MessagesSharedArea } from '../src/areas';
import { messagesFactories, type MessagesFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
export const messagesModules = [MessagesSharedArea] as const;

export type Api = AnyApi<MessagesFactories>;

export const startApi = startServerOf([...accessModules, ...officeModules, ...messagesModules], messagesFactories);
