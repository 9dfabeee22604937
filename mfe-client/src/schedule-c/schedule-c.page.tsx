export { ScheduleCScreen as default } from '@portal/feature-tax-forms';
