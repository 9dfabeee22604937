import type { TraceLine } from '@portal/tax-engine/result';
import type { Locale } from '../i18n/locales';

/** What the engine says, in another language than the English it says it in. */
export interface EngineTexts {
  /** By the id of a line, or its `label_id`. */
  readonly labels: Readonly<Record<string, string>>;
  /** By the English phrase; `{city}` stands for a name. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const files: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly default: EngineTexts }>>> = {
  es: () => import('./engine-texts.es.json'),
};

/** Some 40 kB, as the rules of the states below, only for who reads the whole trace in that language; null: the engine's own English will do. */
export const loadEngineTexts = async (locale: Locale): Promise<EngineTexts | null> =>
  locale === 'en' ? null : (await files[locale]()).default;

/**
 * How an amount of a state's return comes about where it is no sum of other lines: by the id of the line, and for a line that
 * many states have with the state's code behind it, `state.tax_before_credits.GA`.
 */
export type StateRules = Readonly<Record<string, string>>;

const ruleFiles: Readonly<Record<Locale, () => Promise<{ readonly default: StateRules }>>> = {
  en: () => import('./state-rules.en.json'),
  es: () => import('./state-rules.es.json'),
};

export const loadStateRules = async (locale: Locale): Promise<StateRules> => (await ruleFiles[locale]()).default;

export const stateRule = ({ id }: TraceLine, state: string, rules: StateRules): string | undefined =>
  rules[id] ?? rules[`${id}.${state}`];

/** The label of a line; its English one is the official name on the form. */
export const lineLabel = ({ id, label_id, label }: TraceLine, texts: EngineTexts | null): string =>
  texts?.labels[label_id ?? id] ?? label;

const namedCity = /^City income tax of (.+) \(a separate return\)$/;

/** One of the engine's `left_out`. */
export function leftOutText(phrase: string, texts: EngineTexts | null): string {
  const known = texts?.leftOut[phrase];
  if (known) return known;
  const city = namedCity.exec(phrase)?.[1];
  return (city && texts?.leftOut['City income tax of {city} (a separate return)']?.replace('{city}', city)) || phrase;
}
