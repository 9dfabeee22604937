import { ArrayMaxSize, getMetadataStorage, IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { isBlank, ruleMessage, type RuleContext } from './rule';
import type { DtoClass } from './contract';

/** Whether a field nests one record, or a list of at most `max` records. */
export interface Nesting {
  readonly shape: () => DtoClass;
  readonly max?: number;
}

// Stored on the prototype under a global symbol: in the browser, the class may come from a different bundle than the
// form.
const nestings = Symbol.for('portal.nestings');

interface Nests {
  [nestings]?: Readonly<Record<string | symbol, Nesting>>;
}

/** Returns the nested fields of a class by name, including inherited ones. */
export const nestingsOf = (dto: DtoClass): Readonly<Record<string, Nesting>> =>
  (dto.prototype as Nests)[nestings] ?? {};

const nests =
  (nesting: Nesting): PropertyDecorator =>
  (target: Nests, field) => {
    Object.defineProperty(target, nestings, { value: { ...target[nestings], [field]: nesting }, configurable: true });
  };

const notAnObject: RuleContext = { says: ruleMessage('rules.notAnObject') };

/** Marks a nested record with its own class; `when` restricts validation to some bodies. */
export function Nested<Body extends object>(
  dto: () => DtoClass,
  when: (body: Body) => boolean = () => true,
): PropertyDecorator {
  return both(unlessBlank(when), IsObject({ context: notAnObject }), ValidateNested(), nests({ shape: dto }));
}

/** Marks a list of at most `max` nested records. */
export function NestedList<Body extends object>(
  dto: () => DtoClass,
  max: number,
  when: (body: Body) => boolean = () => true,
): PropertyDecorator {
  return both(
    unlessBlank(when),
    IsArray({ context: notAnObject }),
    ArrayMaxSize(max, { context: { says: ruleMessage('rules.tooMany', { max }) } satisfies RuleContext }),
    ValidateNested({ each: true }),
    nests({ shape: dto, max }),
  );
}

/**
 * Skips every rule of a blank field, unless one of them is `@Required`: skipped with the others, it would let null reach
 * the handler.
 */
const unlessBlank =
  <Body extends object>(when: (body: Body) => boolean): PropertyDecorator =>
  (target, field) =>
    ValidateIf((body: Body, value: unknown) => when(body) && (!isBlank(value) || isRequiredIn(body, field)))(
      target,
      field,
    );

const isRequiredIn = ({ constructor }: object, field: string | symbol): boolean =>
  getMetadataStorage()
    .getTargetValidationMetadatas(constructor, '', true, false)
    .some(({ name, propertyName, groups }) => name === 'required' && propertyName === field && groups.length === 0);

function both(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
