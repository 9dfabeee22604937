import type { StatusColumns } from '../by-status';
import type { stateFigures } from './2024/states';
import type { Figure } from './rules/figure';

/** A figure by filing status may have other columns in another year. */
type AnyColumns<Value> = Value extends { readonly single: infer One; readonly joint: infer Other }
  ? StatusColumns<One | Other>
  : Value;

type AnyYear<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends Figure<infer Value> ? Figure<AnyColumns<Value>> : never;
};

/** The states' figures of one year, by code: the shape of `<year>/states.ts`. */
export type StateFigures = {
  readonly [Code in keyof typeof stateFigures]: AnyYear<(typeof stateFigures)[Code]>;
};

/** The figures of one state. */
export type Figures<Code extends keyof StateFigures> = StateFigures[Code];
