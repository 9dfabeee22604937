export const documentTypes = ['w2', 'w4', '1099', 'receipts', 'id_verification', 'selfie', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];
