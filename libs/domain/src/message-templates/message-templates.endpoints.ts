import { admins, preparers } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import type {
  FilledTemplate,
  MessageTemplate,
  MessageTemplateBody,
  UpdateMessageTemplate,
} from './message-templates.dto';

/** Texts that the office keeps for messages to clients. */
export const messageTemplateEndpoints = {
  /** Lists all templates, by name. */
  list: get('/admin/message-templates', admins).returnsList<MessageTemplate>(),
  create: post('/admin/message-templates', admins, { idempotent: true, status: 201 })
    .takes<MessageTemplateBody>()
    .returns<MessageTemplate>(),
  update: put('/admin/message-templates/{id}', admins).takes<UpdateMessageTemplate>().returns<MessageTemplate>(),
  remove: remove('/admin/message-templates/{id}', admins).returnsNothing(),
  /**
   * Lists the templates of the preparer's office, filled in for one client, by name. Returns 404 for a client not
   * assigned to the caller.
   */
  forClient: get('/client/{clientId}/message-templates', preparers, { seasonal: true }).returnsList<FilledTemplate>(),
};
