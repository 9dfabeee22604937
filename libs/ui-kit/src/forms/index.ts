import type {} from './forms.messages';

export { useContractForm, type ContractFormState } from './use-contract-form';
export { ContractForm, SubmitButton } from './contract-form';
export { FieldLink } from './field-link';
export { ErrorSummary } from './error-summary';
export { RestoredNotice } from './restored-notice';
export { fieldsOf } from './fields-of';
export { Fields } from './field';
export { fieldId } from './form-context';
export { useWrongFields } from './wrong-fields';
export { maskSsn } from './ssn-field';
export { blankToNull } from './form-values';
// Re-exported, so that only one copy of the form library is loaded; its context connects fields and form.
export { type FieldValues } from 'react-hook-form';
