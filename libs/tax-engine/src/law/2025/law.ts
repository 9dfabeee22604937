import { taxLaw } from '../tax-law';
import { figures2025 } from './figures';

export const law2025 = taxLaw(figures2025);
