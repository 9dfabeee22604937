import type { MessageTree } from '../i18n/message';

/** Names of the documents that a return needs, and what is said about the next one; small enough for the dashboard. */
export const papersMessages = {
  nothingBefore: 'Nothing to send right now. We expect “{paper}” on {date}.',
  spouse: '{name}: your spouse',
  named: '{name}: {label}',
  rules: {
    id_verification: 'Photo ID',
    selfie: 'Selfie',
    ssn_card: 'SSN card or ITIN letter',
    ip_pin_letter: 'IP PIN letter',
    last_return: 'Last year’s tax return',
    w2: 'W-2',
    '1099_nec': '1099-NEC',
    '1099_k': '1099-K',
    '1099_g': '1099-G',
    '1099_r': '1099-R',
    ssa_1099: 'SSA-1099',
    '1099_int_div': '1099-INT or 1099-DIV',
    '1099_b': '1099-B or crypto report',
    '1095_a': '1095-A',
    '1098': '1098',
    property_tax_bill: 'Property tax bill',
    '1098_t': '1098-T',
    '1098_e': '1098-E',
    child_care_statement: 'Child care statement',
    gift_receipts: 'Receipts for donations',
    medical_summary: 'Medical expenses',
    business_records: 'Business records',
    mileage_log: 'Mileage log',
    estimated_payment_proof: 'Proof of estimated payments',
    mi_homestead_bills: 'Michigan homestead and heating bills',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    papers: typeof papersMessages;
  }
}
