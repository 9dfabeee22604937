import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { DocumentsModule } from '../../modules/documents/documents.module';
import { EventStreamsModule } from '../../modules/event-streams/event-streams.module';
import { MessagesModule } from '../../modules/messages/messages.module';
import { PreparersModule } from '../../modules/preparers/preparers.module';
import { AuthController } from './auth/auth.controller';
import { AuthFacade } from './auth/auth.facade';
import { SessionCookies } from './auth/session-cookies';
import { DocumentsController } from './documents.controller';
import { EventsController } from './events.controller';
import { HealthController } from './health.controller';
import { MessagesController } from './messages.controller';
import { PreparersController } from './preparers.controller';
import { Readiness } from './readiness';
import { TaxController } from './tax.controller';

@Module({
  imports: [AuthModule, DocumentsModule, EventStreamsModule, MessagesModule, PreparersModule],
  controllers: [
    AuthController,
    HealthController,
    DocumentsController,
    EventsController,
    MessagesController,
    PreparersController,
    TaxController,
  ],
  providers: [AuthFacade, Readiness, SessionCookies],
})
export class SharedModule {}
