import { visibleCanary } from '@portal/bff-platform/testing/canaries';
import { uuidv7 } from 'uuidv7';
import type { RequestRecipe } from './request-recipe';

export const newEmail = (): string => `${uuidv7()}@example.com`;
const template = () => ({ name: uuidv7(), office_id: null, text: 'Hello', text_es: 'Hola' });
export const office = {
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'office@example.com',
};

/** Recipes of the authorization test for what an admin keeps: offices, preparers and templates of messages. */
export const officeRequests: Readonly<Record<string, RequestRecipe>> = {
  'adminOffices.read': { of: 'office' },
  'adminPreparers.read': { of: 'preparer' },
  'adminOffices.create': { send: () => ({ payload: { ...office, name: uuidv7() } }) },
  'adminOffices.update': { of: 'office', send: ({ id }) => ({ payload: { ...office, name: `Renamed ${id}` } }) },
  'adminPreparers.assignToOffice': {
    of: 'preparer',
    malformed: 400,
    send: ({ id, people }) => ({ query: { preparer_id: id, office_id: people.idOf('office', 'own') } }),
  },
  'adminPreparers.update': {
    of: 'preparer',
    send: () => ({ payload: { first_name: visibleCanary, last_name: 'New', email: newEmail() } }),
  },
  'adminPreparers.remove': { of: 'preparer' },
  'adminPreparers.reject': {
    of: 'preparer',
    send: async ({ api, id }) => {
      await api.query(`UPDATE users SET status = 'pending' WHERE id::text = $1 AND role = 'preparer'`, [id]);
      return {};
    },
  },
  'messageTemplates.create': { send: () => ({ payload: template() }) },
  'messageTemplates.update': { of: 'template', send: () => ({ payload: template() }) },
  'messageTemplates.remove': { of: 'template' },
  'messageTemplates.forClient': { of: 'client' },
};
