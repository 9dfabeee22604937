import { accessModules } from '@portal/bff-access/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { messagesModules } from '@portal/bff-messages/testing/api';
import { officeModules } from '@portal/bff-office/testing/api';
import { ReturnsAdminArea, ReturnsClientArea, ReturnsPreparerArea } from '../src/areas';
import { returnsFactories, type ReturnsFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
export const returnsModules = [ReturnsAdminArea, ReturnsClientArea, ReturnsPreparerArea] as const;

export type Api = AnyApi<ReturnsFactories>;

export const startApi = startServerOf(
  [...accessModules, ...officeModules, ...messagesModules, ...returnsModules],
  returnsFactories,
);
