/** Deductions of P.L. 119-21 s. 70201 to 70203, from 2025 to 2028, that need facts outside the request. */
export const unsupported = ['Deductions for tips, overtime pay and car loan interest'];

/** Form 1040 (2025) splits these lines. */
export const lineNumbers = { '1040.11': '11a', '1040.12': '12e', '1040.13': '13a' };
