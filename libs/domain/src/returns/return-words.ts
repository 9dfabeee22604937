/** Why a return rests. */
export const holdReasons = [
  'client_asked',
  'waiting_for_authority',
  'waiting_for_document',
  'unpaid_fee',
  'other',
] as const;
/** Why a return is not being filed. */
export const notFilingReasons = ['not_required', 'filed_elsewhere', 'client_withdrew', 'no_answer', 'other'] as const;
/** Why the office takes back what it had asked the client to sign, or what was ready to be sent. */
export const withdrawReasons = ['correction', 'new_document', 'client_asked', 'other'] as const;
export type ReturnReason = (typeof holdReasons | typeof notFilingReasons | typeof withdrawReasons)[number];
export const returnReasons = [...new Set([...holdReasons, ...notFilingReasons, ...withdrawReasons])];

/** A correction of an accepted return is an amended one. */
export const returnKinds = ['original', 'amended'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** `federal`, a state's code, or a city that has its own return. */
export const filingMethods = ['efile', 'paper'] as const;
export const filingOutcomes = ['pending', 'accepted', 'rejected'] as const;
export type FilingMethod = (typeof filingMethods)[number];
export type FilingOutcome = (typeof filingOutcomes)[number];

/** Why a move happened: a person decided, or a fact caused it. */
export const moveCauses = ['person', 'submitted', 'items', 'answered', 'signed', 'migration'] as const;
export type MoveCause = (typeof moveCauses)[number];
