export { engineVersion, estimate, filingStatuses, stateCodes } from '@portal/tax-engine';
