/** Fields that are masked for preparers until revealed. */
export const revealFields = ['ssn', 'spouse_ssn', 'child_ssn', 'account_number'] as const;
export type RevealField = (typeof revealFields)[number];

/** A fixed list rather than free text, because the reason is kept in the audit log permanently. */
export const revealReasons = ['prepare_return', 'check_identity', 'direct_deposit', 'client_question'] as const;
export type RevealReason = (typeof revealReasons)[number];
