import { Body, Controller, Param } from '@nestjs/common';
import {
  AcceptRequest,
  AddRequest,
  LinkDocument,
  RejectRequest,
  RemindMany,
  WaiveRequest,
  type ClientRequestItem,
  type ClientRequestList,
  type RemindedMany,
  type ToldClient,
} from '@portal/domain/requests/client-requests.dto';
import {
  ExplainBody,
  ItemVersion,
  SituationsBody,
  type RequestItem,
  type RequestList,
} from '@portal/domain/requests/document-requests.dto';
import { clientRequestEndpoints, requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AskedDocumentsService } from './asked-documents.service';
import { BulkRemindersService } from './bulk-reminders.service';
import { ClientRequestsService } from './client-requests.service';
import { OwnRequestsService } from './own-requests.service';

@Controller()
export class OwnRequestsController {
  constructor(private readonly requests: OwnRequestsService) {}

  @Serves(requestEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<RequestList> {
    return this.requests.list(actor);
  }

  @Serves(requestEndpoints.situations)
  situations(@CurrentActor() actor: Actor, @Body() body: SituationsBody): Promise<RequestList> {
    return this.requests.saveSituations(actor, body);
  }

  @Serves(requestEndpoints.explain)
  explain(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ExplainBody): Promise<RequestItem> {
    return this.requests.explain(actor, id, body);
  }

  @Serves(requestEndpoints.reopen)
  reopen(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ItemVersion): Promise<RequestItem> {
    return this.requests.reopen(actor, id, body);
  }
}

@Controller()
export class ClientRequestsController {
  constructor(
    private readonly requests: ClientRequestsService,
    private readonly asked: AskedDocumentsService,
    private readonly reminders: BulkRemindersService,
  ) {}

  @Serves(clientRequestEndpoints.list)
  list(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ClientRequestList> {
    return this.requests.list(actor, clientId);
  }

  @Serves(clientRequestEndpoints.add)
  add(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: AddRequest,
  ): Promise<ClientRequestItem> {
    return this.asked.add(actor, clientId, body);
  }

  @Serves(clientRequestEndpoints.accept)
  accept(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Param('id') id: string,
    @Body() body: AcceptRequest,
  ): Promise<ClientRequestItem> {
    return this.requests.accept(actor, clientId, id, body);
  }

  @Serves(clientRequestEndpoints.reject)
  reject(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Param('id') id: string,
    @Body() body: RejectRequest,
  ): Promise<ClientRequestItem> {
    return this.requests.reject(actor, clientId, id, body);
  }

  @Serves(clientRequestEndpoints.waive)
  waive(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Param('id') id: string,
    @Body() body: WaiveRequest,
  ): Promise<ClientRequestItem> {
    return this.requests.waive(actor, clientId, id, body);
  }

  @Serves(clientRequestEndpoints.link)
  link(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Param('id') id: string,
    @Body() body: LinkDocument,
  ): Promise<ClientRequestItem> {
    return this.requests.link(actor, clientId, id, body);
  }

  @Serves(clientRequestEndpoints.unlink)
  unlink(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
  ): Promise<ClientRequestItem> {
    return this.requests.unlink(actor, clientId, id, documentId);
  }

  @Serves(clientRequestEndpoints.tell)
  tell(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ToldClient> {
    return this.asked.tell(actor, clientId);
  }

  @Serves(clientRequestEndpoints.remind)
  remind(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ToldClient> {
    return this.asked.remind(actor, clientId);
  }

  @Serves(clientRequestEndpoints.remindMany)
  remindMany(@CurrentActor() actor: Actor, @Body() body: RemindMany): Promise<RemindedMany> {
    return this.reminders.remind(actor, body);
  }
}
