import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { MessagesModule } from '../messages/messages.module';
import { EventFeed } from './event-feed';
import { EventStreamsService } from './event-streams.service';

@Module({
  imports: [AuthModule, MessagesModule],
  providers: [EventFeed, EventStreamsService],
  exports: [EventStreamsService],
})
export class EventStreamsModule {}
