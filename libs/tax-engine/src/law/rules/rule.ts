import type { Figure } from './figure';

/**
 * A kind of law that is not in force every year. Its figure is in the file of each year in which it is in force and in
 * no other, which a test checks; the compiled law of the other years has null in its place.
 */
export interface Rule<Value, Law> {
  /** First and last tax year; without a last year it is permanent. */
  readonly begins: number;
  readonly ends?: number;
  readonly compile: (value: Value) => Law;
}

/** Returns whether a rule applies to a tax year. */
export const isInForce = ({ begins, ends }: Pick<Rule<never, unknown>, 'begins' | 'ends'>, year: number): boolean =>
  begins <= year && (ends === undefined || year <= ends);

export const compileRule = <Value, Law>(rule: Rule<Value, Law>, figure: Figure<Value> | undefined): Law | null =>
  figure ? rule.compile(figure.value) : null;
