import { accessModules } from '@portal/bff-access/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { MailModule } from '../src/mail/mail.module';
import {
  OfficeAdminArea,
  OfficeClientArea,
  OfficePreparerArea,
  OfficePublicArea,
  OfficeSharedArea,
} from '../src/areas';
import { officeFactories, type OfficeFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
export const officeModules = [
  OfficeAdminArea,
  OfficeClientArea,
  OfficePreparerArea,
  OfficePublicArea,
  OfficeSharedArea,
  MailModule,
] as const;

export type Api = AnyApi<OfficeFactories>;

export const startApi = startServerOf([...accessModules, ...officeModules], officeFactories);
