import { taxLaw } from '../tax-law';
import federal from './federal.json' with { type: 'json' };

export const law2025 = taxLaw(2025, federal);
