import type { Message, MessagesIn, Translate } from '@portal/domain/i18n/message';
import { taxYear } from '@portal/domain/tax/tax.limits';
import type { EstimateResult, Note, TraceLine } from '@portal/tax-engine/result';
import { notesForLine } from './trace-lines';
import { yearOf } from './year-of';

type Abouts = Extract<keyof MessagesIn<'taxTrace.about'>, string>;

/** Message keys cannot contain dots: `1040.25d` → `1040_25d`. */
const keyOf = (id: string): string => id.replaceAll('.', '_');

const abouts: ReadonlySet<string> = new Set<Abouts>([
  ...(['1040_1z', '1040_5b', '1040_8', '1040_9', '1040_10', '1040_11', '1040_12', '1040_13', '1040_14'] as const),
  ...(['1040_15', '1040_16', '1040_19', '1040_20', '1040_22', '1040_23', '1040_24', '1040_25d', '1040_26'] as const),
  ...(['1040_17', '1040_31', 'S2_1a', 'S3_9', '8962_3', '8962_4', '8962_5', '8962_7', '8962_8a'] as const),
  ...(['8962_11', '8962_24', '8962_25', '8962_26', '8962_27', '8962_28', '8962_29'] as const),
  ...(['1040_13b', '1040_gifts', 'A_limit', '1A_13', '1A_21', '1A_30', '1A_37'] as const),
  ...(['1040_27', '1040_28', '1040_33', '1040_34', '1040_37', 'A_4', 'A_5e', 'A_10', 'A_14', 'A_17'] as const),
  ...(['SE_12', 'SE_13', '8812_16b', '8995_15', '8959_18', 'state_from', 'state_agi'] as const),
  ...(['state_taxable_income', 'state_tax_before_credits', 'state_other_taxes', 'state_eitc'] as const),
  ...(['state_net_tax', 'state_withheld', 'local_income', 'local_line_pension'] as const),
  ...(['local_line_unemployment', 'local_line_exemptions', 'local_taxable_income'] as const),
  ...(['local_tax', 'local_withheld'] as const),
]);

const betweenNumbers = / (or|to|and) /g;

/** Returns the number of a line as printed on its form, with "22 or 23" and "2 to 4" in the page's language. */
export const numberOf = (line: string, t: Translate): string =>
  line.replaceAll(betweenNumbers, (_, word: string) => ` ${t({ id: `taxTrace.lineWords.${word}` })} `);

/** Returns the form of a line and its number. */
export const placeOf = ({ form, line }: TraceLine, t: Translate): string =>
  line === undefined ? form : t({ id: 'taxTrace.place', values: { form, line: numberOf(line, t) } });

const entered = ['1040.1z', '1040.5b', '1040.26', 'A.10', '8962.25', 'local.line.pension', 'local.line.unemployment'];

/**
 * Returns the kind of a line on a state's return. Only its position shows whether it comes after the taxable income.
 */
function kindOf(line: TraceLine, lines: readonly TraceLine[]): Abouts | keyof MessagesIn<'taxTrace.stateAbout'> {
  if (line.id.startsWith('state.credit.')) return 'credit';
  const taxed = lines.findIndex(({ id }) => id === 'state.taxable_income');
  if (lines.indexOf(line) > taxed) return 'tax';
  if (line.sign === undefined) return 'total';
  return line.sign > 0 ? 'added' : 'subtracted';
}

/** Describes a line in a plain sentence. */
export function aboutLine(line: TraceLine, lines: readonly TraceLine[], state: string): Message {
  const key = keyOf(line.id);
  if (abouts.has(key)) return { id: `taxTrace.about.${key}`, values: { state } };
  return { id: `taxTrace.stateAbout.${kindOf(line, lines)}`, values: { state } };
}

const withheld = ['1040.25d', 'state.withheld', 'local.withheld'];
const notGiven: readonly Note['id'][] = [
  ...(['federal_withholding_estimated', 'federal_withholding_no_wages'] as const),
  ...(['state_withholding_estimated', 'state_withholding_no_wages', 'city_withholding_not_given'] as const),
];
const isGiven = (id: string, result: EstimateResult): boolean =>
  withheld.includes(id) && !notesForLine(result, id).some((note) => notGiven.includes(note.id));

/** Rules whose sentences contain figures of the portal's tax year that other years do not share. */
const figuresOfTaxYear = ['1040.12', '1040.19', 'A.5e', 'A.14', 'SE.12', '8995.15'];

/** Lines of a state whose rule is the same every year. */
const ofEveryYear = ['state.from', 'state.eitc', 'state.withheld'];

/** Describes the rule behind an amount that is neither a sum of other lines nor covered by a rule of the state. */
export function ruleOf({ id, form, amount }: TraceLine, result: EstimateResult, state: string): Message {
  const { lines } = result;
  const isFederal = id === 'state.agi' && lines.some((line) => line.id === '1040.11' && line.amount === amount);
  if (isFederal) return { id: 'taxTrace.how.sameAsFederal', values: { state } };
  if (entered.includes(id) || isGiven(id, result)) return { id: 'taxTrace.how.entered' };
  if (id === '1040.8') return { id: 'taxTrace.how.added' };
  const year = yearOf(result);
  if (year !== String(taxYear)) {
    if (figuresOfTaxYear.includes(id)) return { id: 'taxTrace.how.ofItsYear', values: { year } };
    if (id.startsWith('state.') && !ofEveryYear.includes(id))
      return { id: 'taxTrace.how.ofItsYearInState', values: { state, year } };
  }
  return { id: `taxTrace.how.${keyOf(id)}`, values: { state, form } };
}
