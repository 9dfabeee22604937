import { useFieldArray, useFormContext, useWatch, type FieldValues, type UseFieldArrayReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { DtoClass } from '@portal/domain/contract/contract';
import { CheckboxField, ChoiceField, SelectField, StateField, SwitchField } from './choice-fields';
import { DateField } from './date-field';
import { FormPart } from './form-context';
import { MoneyField } from './money-field';
import { SsnField } from './ssn-field';
import { PasswordField, TextAreaField, TextField } from './text-fields';

type Given<T, Name extends keyof T> = NonNullable<T[Name]>;

/** Names of a body's fields whose values have the given type. */
type NamesOf<T, Value> = { [Name in keyof T & string]-?: Given<T, Name> extends Value ? Name : never }[keyof T &
  string];

/** Fields that hold a list of records, and fields that hold a single record. */
type ListNames<T> = NamesOf<T, readonly object[]>;
type RecordNames<T> = Exclude<NamesOf<T, object>, ListNames<T>>;

type ItemOf<List> = List extends readonly (infer Item extends object)[] ? Item : never;

/** Props of a section: the name of a record (`spouse_info`) or of a list item (`children.0`), and its DTO class. */
type PartProps<T> =
  | { [Name in RecordNames<T>]: { name: Name; shape: DtoClass<Given<T, Name>> } }[RecordNames<T>]
  | { [Name in ListNames<T>]: { name: `${Name}.${number}`; shape: DtoClass<ItemOf<Given<T, Name>>> } }[ListNames<T>];

type Field<Part extends (props: never) => ReactNode, Name extends string> = (
  props: Omit<Parameters<Part>[0], 'name'> & { name: Name },
) => ReactNode;

/** The field components for one body; each accepts only the names of fields with its type of value. */
export interface FieldsOf<T extends object, ScreenOnly extends string = never> {
  TextField: Field<typeof TextField, NamesOf<T, string> | ScreenOnly>;
  TextAreaField: Field<typeof TextAreaField, NamesOf<T, string> | ScreenOnly>;
  PasswordField: Field<typeof PasswordField, NamesOf<T, string> | ScreenOnly>;
  DateField: Field<typeof DateField, NamesOf<T, string>>;
  SsnField: Field<typeof SsnField, NamesOf<T, string>>;
  SelectField: Field<typeof SelectField, NamesOf<T, string> | ScreenOnly>;
  StateField: Field<typeof StateField, NamesOf<T, string>>;
  ChoiceField: Field<typeof ChoiceField, NamesOf<T, string> | ScreenOnly>;
  MoneyField: Field<typeof MoneyField, NamesOf<T, number>>;
  SwitchField: Field<typeof SwitchField, NamesOf<T, boolean> | ScreenOnly>;
  CheckboxField: Field<typeof CheckboxField, NamesOf<T, boolean> | ScreenOnly>;
  /** Wraps the fields of a nested record; create those with `fieldsOf` of the record's class. */
  FormPart: (props: PartProps<T> & { children: ReactNode }) => ReactNode;
  /** Returns the current form value, which may differ from the value in the body. */
  useFieldValue: (name: (keyof T & string) | ScreenOnly) => unknown;
  useFieldValues: (names: readonly (keyof T & string)[]) => unknown[];
  /**
   * Returns functions that read and set values without watching them, for values that follow from an answer, such as a
   * default in a revealed section.
   */
  useFieldAccess: () => {
    get: (path: (keyof T & string) | `${RecordNames<T>}.${string}`) => unknown;
    set: (path: (keyof T & string) | `${RecordNames<T>}.${string}`, value: unknown) => void;
  };
  useFieldList: (name: ListNames<T>) => UseFieldArrayReturn<FieldValues>;
}

const useFieldAccess = () => {
  const { getValues, setValue } = useFormContext<FieldValues>();
  return {
    get: (path: string): unknown => getValues(path),
    set: (path: string, value: unknown): void => setValue(path, value, { shouldDirty: true }),
  };
};

const fields = {
  TextField,
  TextAreaField,
  PasswordField,
  DateField,
  SsnField,
  SelectField,
  StateField,
  ChoiceField,
  MoneyField,
  SwitchField,
  CheckboxField,
  FormPart,
  useFieldValue: (name: string) => useWatch<FieldValues>({ name }) as unknown,
  useFieldValues: (names: readonly string[]) => useWatch<FieldValues>({ name: [...names] }) as unknown[],
  useFieldAccess,
  useFieldList: (name: string) => useFieldArray<FieldValues>({ name }),
};

/**
 * Returns the field components of a form, typed by the body it sends: `const { TextField } = fieldsOf<IntakeBody>()`. A
 * name that is not in the body does not compile. `ScreenOnly` lists fields that are never sent, such as a repeated
 * password.
 */
export const fieldsOf = <T extends object, ScreenOnly extends string = never>(): FieldsOf<T, ScreenOnly> => fields;
