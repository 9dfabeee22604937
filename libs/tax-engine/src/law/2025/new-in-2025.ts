/** Form 1040 (2025) splits these lines. */
export const lineNumbers = { '1040.11': '11a', '1040.12': '12e', '1040.13': '13a' };
