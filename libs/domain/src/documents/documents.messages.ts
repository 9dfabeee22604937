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
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    documents: typeof documentsMessages;
  }
}
