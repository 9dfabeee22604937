export { taxYear, taxYears } from '@portal/tax-engine/law/tax-year';
