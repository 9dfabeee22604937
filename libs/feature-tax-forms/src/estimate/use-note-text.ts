import { formatDollars } from '@portal/domain/i18n/format';
import type { Message } from '@portal/domain/i18n/message';
import { sentenceFigures } from '@portal/tax-engine/law/sentence-figures';
import type { Note } from '@portal/tax-engine/result';
import { useEstimateNames } from './use-estimate-names';

/**
 * Returns the text of a note, with the figures of the estimate's tax year. Its messages are loaded with the explanation
 * (`use-explanation.ts`).
 */
export function useNoteText(taxYear: string): (note: Note) => string {
  const { t, money, stateName, locale } = useEstimateNames();
  const figures = sentenceFigures(Number(taxYear));
  const ofYear = {
    taxYear,
    dependentIncome: formatDollars(figures.dependentIncome, locale),
    otherDependent: formatDollars(figures.otherDependent, locale),
    medicareWages: formatDollars(figures.medicareWages, locale),
    pensionShare: `${figures.pensionShare * 100}%`,
  };
  return ({ id, params }) => {
    const values: Message['values'] = {
      ...ofYear,
      ...params,
      ...(params.amount === undefined ? {} : { amount: money(params.amount) }),
      ...(params.state === undefined ? {} : { state: stateName(params.state) }),
    };
    return t({ id: `taxNotes.${id}`, values });
  };
}
