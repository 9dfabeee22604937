import { createContext } from 'react';

/**
 * True if the federal withholding is unknown. The estimate then shows the tax, because only the withholding decides
 * between refund and amount owed.
 */
export const TaxOnly = createContext(false);
