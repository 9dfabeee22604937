import { createContext, useContext } from 'react';
import { taxYear } from '@portal/domain/tax/tax.limits';

/** The season that the pages of an area show. */
export interface ShownSeason {
  tax_year: number;
  /** Nothing of a closed season can be changed. */
  isOpen: boolean;
  /** False if the portal has no tax law for the year. */
  hasEstimate: boolean;
  /** Whether the office has a season of an earlier year, whose answers a new form can start from. */
  hasEarlier: boolean;
  /** False without the office's answer; then a request should name no year. */
  isKnown: boolean;
  /** Whether the office's seasons are still loading, so that the year may change. */
  isLoading: boolean;
}

/** The portal's own tax year, without the office's answer. */
export const unknownSeason: ShownSeason = {
  tax_year: taxYear,
  isOpen: true,
  hasEstimate: true,
  hasEarlier: false,
  isKnown: false,
  isLoading: false,
};

/** Without an area around it, a page shows the portal's own tax year. */
export const SeasonContext = createContext(unknownSeason);

export const useSeason = (): ShownSeason => useContext(SeasonContext);
