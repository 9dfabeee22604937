import { messageTemplateEndpoints } from '@portal/domain/message-templates/message-templates.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const changes = { invalidates: ['MessageTemplates'] } as const;

const messageTemplatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageTemplates: buildEndpoint(build, messageTemplateEndpoints.list, { provides: ['MessageTemplates'] }),
    createMessageTemplate: buildEndpoint(build, messageTemplateEndpoints.create, changes),
    updateMessageTemplate: buildEndpoint(build, messageTemplateEndpoints.update, changes),
    removeMessageTemplate: buildEndpoint(build, messageTemplateEndpoints.remove, changes),
    filledTemplates: buildEndpoint(build, messageTemplateEndpoints.forClient, {
      provides: ['MessageTemplates', 'Documents'],
    }),
  }),
});

export const {
  useMessageTemplatesQuery,
  useCreateMessageTemplateMutation,
  useUpdateMessageTemplateMutation,
  useRemoveMessageTemplateMutation,
  useFilledTemplatesQuery,
} = messageTemplatesApi;
