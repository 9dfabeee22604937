/// <reference path="../css.d.ts" />
import './forms.css';

export { useContractForm, type ContractFormState } from './use-contract-form';
export { ContractForm } from './contract-form';
export { FormCopy, FormPart } from './form-context';
export { ErrorSummary } from './error-summary';
export { SubmitButton } from './submit-button';
export { Fields } from './fields-grid';
export { DateField, TextField, type TextFieldProps } from './text-field';
export { PasswordField } from './password-field';
export { SelectField, StateField, choicesOf, type Choice } from './select-field';
export { ChoiceField } from './choice-field';
export { CheckboxField, SwitchField } from './flag-fields';
export { MoneyField } from './money-field';
export { SsnField } from './ssn-field';
export { maskSsn } from './ssn-text';
export { blankToNull } from './form-values';
export { formWords } from './form.words';
// One copy of the form library: its context is what connects fields and form.
export { useFieldArray, useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
