import { accessModules } from '@portal/bff-access/testing/api';
import { officeModules } from '@portal/bff-office/testing/api';
import { taxFormsModules } from '@portal/bff-tax-forms/testing/api';
import { documentsModules } from '@portal/bff-documents/testing/api';
import { returnsModules } from '@portal/bff-returns/testing/api';
import { messagesModules } from '@portal/bff-messages/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { ClientsAdminArea, ClientsPreparerArea, ClientsSharedArea } from '../src/areas';
import { clientsFactories, type ClientsFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
const clientsModules = [ClientsAdminArea, ClientsPreparerArea, ClientsSharedArea] as const;

export type Api = AnyApi<ClientsFactories>;

export const startApi = startServerOf(
  [
    ...accessModules,
    ...officeModules,
    ...taxFormsModules,
    ...documentsModules,
    ...messagesModules,
    ...returnsModules,
    ...clientsModules,
  ],
  clientsFactories,
);
