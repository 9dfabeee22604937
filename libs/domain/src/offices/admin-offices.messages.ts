import type { MessageTree } from '../i18n/message';

/** Messages about offices for the admin (specification part 2, section 8). */
export const adminOfficesMessages = {
  fields: {
    name: 'Office name',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP code',
    phone: 'Phone',
    email: 'Email',
    hours: 'Opening hours',
    opens: 'Opens',
    closes: 'Closes',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    version: 'Version',
  },
  columns: {
    name: 'Office',
    contact: 'Contact',
    preparers: 'Preparers',
    clients: 'Clients',
    actions: 'Actions',
  },
  createFailed: 'Failed to create office',
  updateFailed: 'Failed to update office',
  nameTaken: 'An office with this name already exists.',
  changedMeanwhile: 'Someone else changed this office in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminOffices: typeof adminOfficesMessages;
  }
}
