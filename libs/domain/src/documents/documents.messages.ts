import type { MessageTree } from '../i18n/message';

export const documentsMessages = {
  types: {
    w2: 'W-2',
    w4: 'W-4',
    '1099': '1099',
    receipts: 'Receipts',
    id_verification: 'ID Verification',
    selfie: 'Selfie',
    other: 'Other',
  },
  loadFailed: 'Failed to load documents',
  alreadyThere: 'You have already uploaded this file as {filename}.',
  tooMany: 'You have uploaded {most, number} files, which is the most that can be kept. Please ask your preparer.',
  cutOff: 'The file did not arrive whole. Please try again.',
  notScannedYet: 'This file is still being checked for viruses. Please try again in a few minutes.',
  infected: 'A virus was found in this file, so it cannot be opened.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    documents: typeof documentsMessages;
  }
}
