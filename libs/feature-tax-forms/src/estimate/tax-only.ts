import { createContext } from 'react';

/**
 * Whether an estimate lacks the federal withholding. It then shows the tax, because only the withholding decides
 * between refund and amount owed.
 */
export const TaxOnly = createContext(false);
