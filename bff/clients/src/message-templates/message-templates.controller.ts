import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  MessageTemplateBody,
  UpdateMessageTemplate,
  type FilledTemplate,
  type MessageTemplate,
} from '@portal/domain/message-templates/message-templates.dto';
import { messageTemplateEndpoints } from '@portal/domain/message-templates/message-templates.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { FilledTemplatesService } from './filled-templates.service';
import { MessageTemplatesService } from './message-templates.service';

@Controller()
export class AdminMessageTemplatesController {
  constructor(private readonly templates: MessageTemplatesService) {}

  @Serves(messageTemplateEndpoints.list)
  list(@Query() request: PageRequest): Promise<Page<MessageTemplate>> {
    return this.templates.list(request);
  }

  @Serves(messageTemplateEndpoints.create)
  create(@CurrentActor() actor: Actor, @Body() body: MessageTemplateBody): Promise<MessageTemplate> {
    return this.templates.create(actor, body);
  }

  @Serves(messageTemplateEndpoints.update)
  update(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: UpdateMessageTemplate,
  ): Promise<MessageTemplate> {
    return this.templates.update(actor, id, body);
  }

  @Serves(messageTemplateEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.templates.remove(actor, id);
  }
}

@Controller()
export class ClientMessageTemplatesController {
  constructor(private readonly filled: FilledTemplatesService) {}

  @Serves(messageTemplateEndpoints.forClient)
  list(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<FilledTemplate>> {
    return this.filled.list(actor, clientId, request);
  }
}
