import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module';
import { MailWorker } from './mail.worker';

/** Sends the emails that `platform/mail` queued in the outbox. */
@Module({ imports: [SiteModule], providers: [MailWorker] })
export class MailModule {}
