import { accessModules } from '@portal/bff-access/testing/api';
import { officeModules } from '@portal/bff-office/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { DocumentsClientArea, DocumentsSharedArea } from '../src/areas';
import { documentsFactories, type DocumentsFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
export const documentsModules = [DocumentsClientArea, DocumentsSharedArea] as const;

export type Api = AnyApi<DocumentsFactories>;

export const startApi = startServerOf([...accessModules, ...officeModules, ...documentsModules], documentsFactories);
