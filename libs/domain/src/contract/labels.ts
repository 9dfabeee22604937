import type { Message, MessageGroup, MessagesIn, Translate } from '../i18n/message';
import type { DtoClass } from './contract';

// Stored on the class under a global symbol: in the browser, the class may come from a different bundle than the form.
const labels = Symbol.for('portal.labels');

interface Labelled {
  [labels]?: string;
}

/**
 * Sets the message group with the visible labels of a class's fields, used above the control and in error messages.
 * `@Labels('intake.fields')` requires a message for every field.
 */
export const Labels =
  <Group extends MessageGroup>(group: Group) =>
  <T extends object>(dto: [keyof T] extends [keyof MessagesIn<Group>] ? DtoClass<T> : never): void => {
    Object.defineProperty(dto, labels, { value: group });
  };

/** Returns the label of a field, or its wire name if the class has no labels. */
export function labelOf(dto: object, field: string): Message | string {
  const group = (dto as Labelled)[labels];
  return group === undefined ? field : { id: `${group}.${field}` };
}

export function translateLabel(translate: Translate, dto: object, field: string): string {
  const label = labelOf(dto, field);
  return typeof label === 'string' ? label : translate(label);
}
