import { Module } from '@nestjs/common';
import { EventsController } from './event-streams/events.controller';
import { EventStreamsModule } from './event-streams/event-streams.module';
import { MessagesController } from './messages/messages.controller';
import { MessagesModule } from './messages/messages.module';

/** Modules that messages and their event streams add to the shared area. */
@Module({ imports: [EventStreamsModule, MessagesModule], controllers: [EventsController, MessagesController] })
export class MessagesSharedArea {}
