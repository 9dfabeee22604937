import { uuidv7 } from 'uuidv7';
import type { RequestRecipe } from './request-recipe';

const template = () => ({ name: uuidv7(), office_id: null, text: 'Hello', text_es: 'Hola' });

/** Recipes of the authorization test for templates of messages. */
export const messageTemplateRequests: Readonly<Record<string, RequestRecipe>> = {
  'messageTemplates.create': { send: () => ({ payload: template() }) },
  'messageTemplates.update': { of: 'template', send: () => ({ payload: template() }) },
  'messageTemplates.remove': { of: 'template' },
  'messageTemplates.forClient': { of: 'client' },
};
