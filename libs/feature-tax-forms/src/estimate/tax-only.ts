import { createContext } from 'react';

/**
 * An estimate without the federal tax withheld: it shows the tax, because what was withheld decides between a refund and an
 * amount owed.
 */
export const TaxOnly = createContext(false);
