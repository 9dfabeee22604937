import type { Message, MessageGroup, MessagesIn, Translate } from '../i18n/message';
import type { DtoClass } from './contract';

// Stored on the class under a global symbol: in the browser the class may come from another bundle than the form.
const labels = Symbol.for('portal.labels');

interface Labelled {
  [labels]?: string;
}

/**
 * Names the message group with the visible labels of a class's fields, used above the control on the screen and inside
 * the error message. `@Labels('intake.fields')`: every field must have its message there.
 */
export const Labels =
  <Group extends MessageGroup>(group: Group) =>
  <T extends object>(dto: [keyof T] extends [keyof MessagesIn<Group>] ? DtoClass<T> : never): void => {
    Object.defineProperty(dto, labels, { value: group });
  };

/** A field of a class without labels uses its wire name. */
export function labelOf(dto: object, field: string): Message | string {
  const group = (dto as Labelled)[labels];
  return group === undefined ? field : { id: `${group}.${field}` };
}

export function translateLabel(translate: Translate, dto: object, field: string): string {
  const label = labelOf(dto, field);
  return typeof label === 'string' ? label : translate(label);
}
