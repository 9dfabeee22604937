export { taxYear } from '@portal/tax-engine/law/tax-year';
