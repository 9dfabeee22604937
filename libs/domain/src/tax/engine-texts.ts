import type { TraceLine } from '@portal/tax-engine/result';
import type { Locale } from '../i18n/locales';
import { taxYear } from './tax.limits';

/** Translations of the engine's texts; the engine itself only produces English. */
export interface EngineTexts {
  /** Labels by line id, or by `label_id` if the line has one. */
  readonly labels: Readonly<Record<string, string>>;
  /** Translations by English phrase; `{city}` is a placeholder for the name of a city. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const files: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly default: EngineTexts }>>> = {
  es: () => import('./engine-texts.es.json'),
};

/**
 * Loads the translations; null if the engine's English texts are to be used. They are about 40 kB, as are the state
 * rules below, so load them only to show the whole trace.
 */
export const loadEngineTexts = async (locale: Locale): Promise<EngineTexts | null> =>
  locale === 'en' ? null : (await files[locale]()).default;

/**
 * Explanation of each amount in a state return that is not just a sum of other lines, by line id. For lines shared by
 * many states, the state code is appended: `state.tax_before_credits.GA`.
 */
export type StateRules = Readonly<Record<string, string>>;

const ruleFiles: Readonly<Record<Locale, () => Promise<{ readonly default: StateRules }>>> = {
  en: () => import('./state-rules.en.json'),
  es: () => import('./state-rules.es.json'),
};

export const loadStateRules = async (locale: Locale): Promise<StateRules> => (await ruleFiles[locale]()).default;

/** Returns the rule of a state's line. The rules mention figures of the portal's tax year, so other years have none. */
export const stateRule = ({ id }: TraceLine, state: string, year: string, rules: StateRules): string | undefined =>
  year === String(taxYear) ? (rules[id] ?? rules[`${id}.${state}`]) : undefined;

/** Returns the label of a line; in English it is the official name on the form. */
export const lineLabel = ({ id, label_id, label }: TraceLine, texts: EngineTexts | null): string =>
  texts?.labels[label_id ?? id] ?? label;

const namedCity = /^City income tax of (.+) \(a separate return\)$/;

/** Translates one entry of the engine's `left_out` list. */
export function leftOutText(phrase: string, texts: EngineTexts | null): string {
  const known = texts?.leftOut[phrase];
  if (known) return known;
  const city = namedCity.exec(phrase)?.[1];
  return (city && texts?.leftOut['City income tax of {city} (a separate return)']?.replace('{city}', city)) || phrase;
}
