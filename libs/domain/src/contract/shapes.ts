import 'reflect-metadata';
import type { AnyCall, Call } from './call';

/** A class of the contract. */
export type Shape<T = object> = new () => T;

interface Shapes {
  body?: Shape;
  answer?: Shape;
  query?: Shape;
}

const shapesByCall = new Map<AnyCall, Shapes>();

function register(kind: keyof Shapes, calls: readonly AnyCall[]) {
  return (shape: Shape): void => {
    for (const call of calls) shapesByCall.set(call, { ...shapesByCall.get(call), [kind]: shape });
  };
}

type NoNull<T> = Exclude<T, null>;
type ItemOf<A> = NoNull<A> extends (infer Item)[] ? Item : NoNull<A>;

/** This class is the body of these calls. */
export const BodyOf = <B extends object>(...calls: Call<string, B>[]) =>
  register('body', calls) as (shape: Shape<B>) => void;

/** This class is the answer (or an item of the answered list) of these calls. */
export const AnswerOf = <A>(...calls: Call<string, unknown, A>[]) =>
  register('answer', calls) as (shape: Shape<ItemOf<A>>) => void;

/** This class is the query string of these calls. */
export const QueryOf = <Q extends object>(...calls: Call<string, unknown, unknown, Q>[]) =>
  register('query', calls) as (shape: Shape<Q>) => void;

export function shapesOf(call: AnyCall): Readonly<Shapes> {
  return shapesByCall.get(call) ?? {};
}
