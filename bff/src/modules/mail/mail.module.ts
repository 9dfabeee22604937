import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module';
import { MailWorker } from './mail.worker';

/** Sends what `platform/mail` has put into the outbox. */
@Module({ imports: [SiteModule], providers: [MailWorker] })
export class MailModule {}
