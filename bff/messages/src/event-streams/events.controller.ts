import { Controller, Header, Headers, StreamableFile } from '@nestjs/common';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { EventStreamsService } from './event-streams.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class EventsController {
  constructor(private readonly streams: EventStreamsService) {}

  // A proxy that compresses or buffers the stream would delay events.
  @Serves(messageEndpoints.events)
  @Header('cache-control', 'no-store, no-transform')
  @Header('x-accel-buffering', 'no')
  async events(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.streams.open(actor, lastEventId), {
      type: 'text/event-stream; charset=utf-8',
    });
  }
}
