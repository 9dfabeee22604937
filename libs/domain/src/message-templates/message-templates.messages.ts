import type { MessageTree } from '../i18n/message';

export const messageTemplatesMessages = {
  fields: {
    name: 'Name',
    office_id: 'Office',
    text: 'Text in English',
    text_es: 'Text in Spanish',
    version: 'Version',
  },
  unknownField: '{label} has a field that we can’t fill in. Use {fields}.',
  nameTaken: 'There is already a template with this name.',
  noSuchOffice: 'This office doesn’t exist.',
  tooMany: 'The office can keep at most {max} templates.',
  changedMeanwhile: 'Someone else has changed this template in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    messageTemplates: typeof messageTemplatesMessages;
  }
}
