import type { ExpectedPapers } from '@portal/tax-engine/range/expected-papers';
import { distinctNames, type NameList, type SituationCard, type Situations } from '../requests/situations';

/**
 * Returns who will send a paper with an amount that an estimate needs, from the answers of "What happened in {year}?".
 * Names stay in the browser: no estimate request contains them.
 */
export function expectedPapersIn(situations: Situations): ExpectedPapers {
  // Names may be left from before the card was answered with no.
  const names = (card: SituationCard, list: NameList): readonly string[] =>
    situations[card] === 'no' ? [] : distinctNames(situations[list]);
  // As in the list of documents, a client who is not sure may get the paper.
  const mayBe = (card: SituationCard): boolean => ['yes', 'not_sure'].includes(situations[card] ?? 'no');
  return {
    employers: names('employers', 'employer_names'),
    customers: names('own_work', 'customer_names'),
    platforms: names('own_work', 'platform_names'),
    pensions: names('retirement', 'pension_names'),
    banks: names('bank', 'bank_names'),
    brokers: names('investments', 'broker_names'),
    hasSocialSecurity: mayBe('social_security'),
    hasMarketplace: mayBe('marketplace'),
    hasHome: situations.home === 'yes',
  };
}
