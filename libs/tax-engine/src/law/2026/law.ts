import { taxLaw } from '../tax-law';
import { figures2026 } from './figures';

export const law2026 = taxLaw(figures2026);
