import type { MessageTree } from '@portal/domain/i18n/message';

export const uploadMessages = {
  how: 'Click or drop files here.',
  waiting: 'Waiting',
  sending: 'Uploading…',
  done: 'Uploaded',
  failed: 'Failed',
  cancel: 'Cancel',
  retry: 'Try Again',
  refused: 'Rejected',
  remove: 'Remove',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    upload: typeof uploadMessages;
  }
}
