import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { season } from '@portal/domain/testing/season';
import { officeSettingsMessages } from '../../mfe-admin/src/site/office-settings.messages';

/** What may name the year: the law itself, and the offer to open that season, too. */
const namesIt = [
  intakeMessages.help.car_loan_interest,
  officeSettingsMessages.seasons.openYear.replace('{year}', String(taxYear)),
];

/** Returns where a page names the year of the engine's own law, although the season of this run is another. */
export function findYearOfEngine(text: string): readonly string[] {
  if (season === taxYear) return [];
  const rest = namesIt.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
  return rest.match(new RegExp(`.{0,40}\\b${taxYear}\\b.{0,40}`, 'g')) ?? [];
}
