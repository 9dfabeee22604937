import type { MessageTree } from '../i18n/message';

/** Messages about preparers for the office (specification part 2, sections 2, 5 and 8). */
export const adminPreparersMessages = {
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    office_location: 'Office address',
    bio: 'Bio',
    bio_es: 'Bio in Spanish',
    languages: 'Languages',
    specialties: 'Specialties',
    office_id: 'Office',
    preparer_id: 'Preparer',
    version: 'Version',
  },
  fillIn: 'Please fill in all required fields',
  none: 'No preparers found.',
  columns: {
    name: 'Name',
    code: 'Code',
    title: 'Title',
    office: 'Office',
    phone: 'Phone',
    email: 'Email',
    specialties: 'Specialties',
    clients: 'Clients',
    workload: 'Workload',
  },
  noOffice: 'No office',
  noSpecialties: 'No specialties yet',
  notSignedIn: 'Hasn’t set a password',
  workload: { normal: 'Normal', medium: 'Medium', high: 'High' },
  onlyWithoutClients: 'A preparer can be deleted only if they have no assigned clients.',
  createFailed: 'Failed to create preparer',
  updateFailed: 'Failed to update preparer',
  deleteFailed: 'Failed to delete preparer',
  assignToOfficeFailed: 'Failed to assign preparer to office',
  stillHasClients: 'Cannot delete a preparer who still has assigned clients',
  emailTaken: 'Another account already uses this email address.',
  noSuchOffice: 'This office does not exist.',
  changedMeanwhile: 'Someone else changed this preparer in the meantime.',
  notPending: 'This account is no longer waiting for approval.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminPreparers: typeof adminPreparersMessages;
  }
}
