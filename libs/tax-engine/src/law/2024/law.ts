import { taxLaw } from '../tax-law';
import federal from './federal.json' with { type: 'json' };

export const law2024 = taxLaw({ year: 2024, federal, statesYear: 2024 });
