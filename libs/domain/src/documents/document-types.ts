export const documentTypes = ['w2', 'w4', '1099', 'receipts', 'id_verification', 'selfie', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Categories that clients can choose: all except `w4` (specification part 1, section 6). */
export const clientDocumentTypes = ['id_verification', 'selfie', 'w2', '1099', 'receipts', 'other'] as const;
export type ClientDocumentType = (typeof clientDocumentTypes)[number];

/** Documents required from every client. */
export const requiredDocumentTypes: readonly DocumentType[] = ['id_verification', 'selfie', 'w2'];

/**
 * Result of the malware scan. `failed`: the scan had no result and will be retried. `not_scanned`: no scanner was
 * configured.
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

/** Content types that the browser may display inline; all others are served as attachments. */
export const inlineTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
