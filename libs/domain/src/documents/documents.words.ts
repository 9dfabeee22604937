export const documentWords = {
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
} as const;
