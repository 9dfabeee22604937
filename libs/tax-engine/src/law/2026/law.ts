import { taxLaw } from '../tax-law';
import federal from './federal.json' with { type: 'json' };

export const law2026 = taxLaw(2026, federal);
