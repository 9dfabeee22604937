import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EstimateInput } from '../src/input';

/** A point where the law is not continuous, with a household that shows it. */
export interface Cliff {
  /** `federal` or a state's code. */
  readonly where: string;
  readonly rule: string;
  readonly source: string;
  readonly request: Partial<EstimateInput>;
  /** Wages before and after, in dollars. */
  readonly wages: readonly [number, number];
}

export interface Fall extends Cliff {
  /** Maximum fall of the tax in dollars, if it is bounded. */
  readonly most?: number;
  /** Without these facts, the tax must not fall, or fall by at most `most`. */
  readonly facts?: readonly (keyof EstimateInput)[];
}

const lists = JSON.parse(readFileSync(join(__dirname, 'cliffs.json'), 'utf8')) as {
  falls: readonly Fall[];
  jumps: readonly Cliff[];
};

/** Cases in which higher wages lower the tax. */
export const falls = lists.falls;
/** Cases in which one more dollar of wages costs far more than a dollar of tax. */
export const jumps = lists.jumps;
