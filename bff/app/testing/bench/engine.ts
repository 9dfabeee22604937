export { engineVersion, estimate, filingStatuses, stateCodes } from '@portal/tax-engine';
export { law2024 } from '@portal/tax-engine/law/2024/law';
export { missingPapersOf } from '@portal/tax-engine/range/missing-papers';
export { rangeOf } from '@portal/tax-engine/range/range';
