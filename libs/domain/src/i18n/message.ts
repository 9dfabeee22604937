import type { IcuParameters } from './icu';
import type { localesMessages } from './locales.messages';

/**
 * All messages, by noun. Each `<noun>.messages.ts` adds its own by declaration merging, so that an id only compiles
 * where its noun is loaded:
 *
 *     declare module '@portal/domain/i18n/message' {
 *       interface Catalogs { home: typeof homeMessages }
 *     }
 */
export interface Catalogs {
  locales: typeof localesMessages;
}

/** Source messages: ICU MessageFormat texts, nested to any depth. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Dotted paths of the messages in a tree: `{ fields: { ssn: '…' } }` → `'fields.ssn'` */
type PathIn<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${PathIn<T[Key]>}`;
}[keyof T & string];

/** Dotted paths of the groups in a tree: `{ fields: { ssn: '…' } }` → `'fields'` */
type GroupIn<T> = {
  [Key in keyof T & string]: T[Key] extends string ? never : Key | `${Key}.${GroupIn<T[Key]>}`;
}[keyof T & string];

type At<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? At<T[Key], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** The id of any message, made of its noun and path: `'intake.sections.personal'`. */
export type MessageId = PathIn<Catalogs>;

/** The path of a group of messages: `'intake.fields'`. */
export type MessageGroup = GroupIn<Catalogs>;

/** The messages of a group: `{ readonly ssn: '…' }` */
export type MessagesIn<Group extends MessageGroup> = At<Catalogs, Group>;

type Values<Id extends MessageId> = IcuParameters<At<Catalogs, Id>>;

/** Ids of messages that have no parameters, such as labels, titles and choices. */
export type PlainMessageId = { [Id in MessageId]: keyof Values<Id> extends never ? Id : never }[MessageId];

/** No argument for a message without parameters, otherwise an object with exactly its parameters. */
export type ValuesOf<Id extends MessageId> = Given<Values<Id>>;

/** Like `ValuesOf`, but without the parameters that are added later. */
export type ValuesBut<Id extends MessageId, Later extends string> = Given<Omit<Values<Id>, Later>>;

type Given<Parameters> = keyof Parameters extends never ? [] : [values: Parameters];

/** A message to be translated later, such as one from a rule or a service. Its values may be messages themselves. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** `message('account.passwordShort', { min: 6 })` */
export const message = <Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): Message =>
  values === undefined ? { id } : { id, values };

/** Translates a message into one language. */
export interface Translate {
  <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string;
  (message: Message): string;
}

/** The shape of a catalog in another language: the same keys as in English, with any texts. */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };
