import type { MessageTree } from '../i18n/message';

/** Messages about exports, and texts inside exported files. */
export const exportsMessages = {
  open: 'Export',
  openOf: 'Export: {table}',
  csv: 'Export as CSV',
  xlsx: 'Export as Excel (XLSX)',
  progress: 'Exporting: {kilobytes, number} kB',
  cancel: 'Stop',
  done: 'Exported: {filename}',
  failed: 'Failed to export the list',
  busy: 'Other exports are running. Please try again in a moment.',
  yes: 'Yes',
  no: 'No',
  id: 'Id',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    exports: typeof exportsMessages;
  }
}
