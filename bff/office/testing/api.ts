import { Module } from '@nestjs/common';
import { accessModules } from '@portal/bff-access/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { MailWorker } from '../src/mail/mail.worker';
import { SiteModule } from '../src/site/site.module';
import {
  OfficeAdminArea,
  OfficeClientArea,
  OfficePreparerArea,
  OfficePublicArea,
  OfficeSharedArea,
} from '../src/areas';
import { officeFactories, type OfficeFactories } from './factories';

/** Sends email only when a test calls `sendDue`, so that queued email stays queued while a test looks at it. */
class MailOnRequest extends MailWorker {
  override onApplicationBootstrap(): void {
    // Polling is the only thing that the worker does unasked.
  }
}

@Module({ imports: [SiteModule], providers: [{ provide: MailWorker, useClass: MailOnRequest }] })
class MailOnRequestModule {}

/** Modules of this part's test server, excluding lower parts. */
export const officeModules = [
  OfficeAdminArea,
  OfficeClientArea,
  OfficePreparerArea,
  OfficePublicArea,
  OfficeSharedArea,
  MailOnRequestModule,
] as const;

export type Api = AnyApi<OfficeFactories>;

export const startApi = startServerOf([...accessModules, ...officeModules], officeFactories);
