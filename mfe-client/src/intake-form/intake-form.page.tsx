export { IntakeScreen as default } from '@portal/feature-tax-forms';
