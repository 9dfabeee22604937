import 'reflect-metadata';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { isBlank } from './rule';
import { ruleWords } from './rules.words';
import type { Shape } from './shapes';

/** A nested record of its own class; `when` says on which bodies it is looked at. */
export function Part<Body extends object>(
  shape: () => Shape,
  when: (body: Body) => boolean = () => true,
): PropertyDecorator {
  return both(
    ValidateIf((body: Body, value: unknown) => when(body) && !isBlank(value)),
    IsObject({ message: ruleWords.notAnObject }),
    ValidateNested(),
    Type(shape),
  );
}

/** A list of at most `max` nested records. */
export function Parts<Body extends object>(
  shape: () => Shape,
  max: number,
  when: (body: Body) => boolean = () => true,
): PropertyDecorator {
  return both(
    ValidateIf((body: Body, value: unknown) => when(body) && !isBlank(value)),
    IsArray({ message: ruleWords.notAnObject }),
    ArrayMaxSize(max, { message: ruleWords.tooMany(max) }),
    ValidateNested({ each: true }),
    Type(shape),
  );
}

function both(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
