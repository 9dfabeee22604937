import type { MessageTree } from '@portal/domain/i18n/message';

/** Reasons why an uploaded file is refused. Kept out of the browser's catalogs, because only the server gives them. */
export const unusableFilesMessages = {
  empty: 'This file is empty (0 bytes), so it was not uploaded. Please choose it again.',
  passwordProtected: 'This PDF is protected by a password. Save a copy without the password and upload that.',
  brokenPicture: 'This picture is damaged and can’t be opened. Upload the original or take a new photo.',
  smallPicture:
    'This picture is too small to read ({width} × {height} pixels). Upload the original or take a new photo.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    unusableFiles: typeof unusableFilesMessages;
  }
}
