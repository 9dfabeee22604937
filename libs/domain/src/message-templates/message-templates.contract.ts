import { bindContract } from '../contract/contract';
import { FilledTemplate, MessageTemplate, MessageTemplateBody, UpdateMessageTemplate } from './message-templates.dto';
import { messageTemplateEndpoints } from './message-templates.endpoints';

export const messageTemplatesContract = bindContract('messageTemplates', messageTemplateEndpoints, {
  list: { response: MessageTemplate },
  create: { body: MessageTemplateBody, response: MessageTemplate },
  update: { body: UpdateMessageTemplate, response: MessageTemplate },
  remove: {},
  forClient: { response: FilledTemplate },
});
