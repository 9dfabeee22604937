export const documentTypes = ['w2', 'w4', '1099', 'receipts', 'id_verification', 'selfie', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Categories as a client is offered them: without `w4` (specification part 1, section 6). */
export const clientDocumentTypes = ['id_verification', 'selfie', 'w2', '1099', 'receipts', 'other'] as const;

/** What every client has to bring. */
export const requiredDocumentTypes: readonly DocumentType[] = ['id_verification', 'selfie', 'w2'];

/**
 * What is known of a file's harmlessness. `failed`: the scanner could not judge it and is asked again. `not_scanned`: there was no
 * scanner.
 */
export const scanStates = ['pending', 'clean', 'infected', 'failed', 'not_scanned'] as const;
export type ScanState = (typeof scanStates)[number];

export const documentSorts = [
  'newest',
  'oldest',
  'filename',
  'filename_descending',
  'type',
  'type_descending',
  'client',
  'client_descending',
] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Types that are shown in a browser as they are; everything else is handed out as an attachment. */
export const inlineTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
