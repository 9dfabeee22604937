import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  MarkRead,
  PostToGroup,
  SendMessage,
  type ChatGroup,
  type ChatMessage,
  type Contact,
  type ContactQuery,
  type ConversationQuery,
  type GroupReaders,
  type UnreadCounts,
} from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { GroupsService } from './groups.service';
import { MessagesService } from './messages.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly groups: GroupsService,
  ) {}

  @Serves(messageEndpoints.contacts)
  contacts(@CurrentActor() actor: Actor, @Query() request: ContactQuery & PageRequest): Promise<Page<Contact>> {
    return this.messages.listContacts(actor, request);
  }

  @Serves(messageEndpoints.contact)
  contact(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<Contact> {
    return this.messages.readContact(actor, userId);
  }

  @Serves(messageEndpoints.conversation)
  conversation(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Query() request: ConversationQuery & PageRequest,
  ): Promise<Page<ChatMessage>> {
    return this.messages.conversation(actor, userId, request);
  }

  @Serves(messageEndpoints.send)
  send(@CurrentActor() actor: Actor, @Body() body: SendMessage): Promise<ChatMessage> {
    return this.messages.send(actor, body);
  }

  @Serves(messageEndpoints.markRead)
  markRead(@CurrentActor() actor: Actor, @Param('userId') userId: string, @Body() body: MarkRead): Promise<void> {
    return this.messages.markRead(actor, userId, body.message_id);
  }

  @Serves(messageEndpoints.ofClient)
  ofClient(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<ChatMessage>> {
    return this.messages.ofClient(actor, clientId, request);
  }

  @Serves(messageEndpoints.groups)
  listGroups(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<ChatGroup>> {
    return this.groups.list(actor, request);
  }

  @Serves(messageEndpoints.groupMessages)
  groupMessages(
    @CurrentActor() actor: Actor,
    @Param('groupType') groupType: string,
    @Param('groupId') groupId: string | undefined,
    @Query() request: ConversationQuery & PageRequest,
  ): Promise<Page<ChatMessage>> {
    return this.groups.posts(actor, groupType, groupId, request);
  }

  @Serves(messageEndpoints.groupReaders)
  groupReaders(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<GroupReaders> {
    return this.groups.readers(actor, id);
  }

  @Serves(messageEndpoints.postToGroup)
  postToGroup(@CurrentActor() actor: Actor, @Body() body: PostToGroup): Promise<ChatMessage> {
    return this.groups.post(actor, body);
  }

  @Serves(messageEndpoints.markGroupRead)
  markGroupRead(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: MarkRead): Promise<void> {
    return this.groups.markRead(actor, id, body.message_id);
  }

  @Serves(messageEndpoints.unread)
  unread(@CurrentActor() actor: Actor): Promise<UnreadCounts> {
    return this.groups.unread(actor);
  }
}
