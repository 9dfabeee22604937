import type { MessageTree } from '../i18n/message';

/** Names of the requirements in the three progress lists (specification part 1, section 4). */
export const progressMessages = {
  taxIntakeForm: 'Tax intake form',
  identity: 'ID or selfie',
  taxDocuments: 'Tax documents',
  idVerification: 'ID verification',
  selfie: 'Selfie',
  w2: 'W-2',
  intakeForm: 'Intake form',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    progress: typeof progressMessages;
  }
}
