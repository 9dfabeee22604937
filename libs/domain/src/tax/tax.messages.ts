import type { MessageTree } from '../i18n/message';

/** Messages of the estimate panel (specification part 1, sections 1, 2 and 9). */
export const taxMessages = {
  title: 'Estimated Tax Refund',
  remarks: {
    jointWithoutSpouse:
      'A joint return has two people. Turn on “I have a spouse” below (also for a spouse who died in 2024), or choose another filing status.',
    headWithoutDependent:
      'Head of household usually needs a child or relative who lives with you, or a parent you support. Add them below, or choose another filing status.',
    widowWithoutChild:
      'This filing status needs a child who lives with you. Add them below, or choose another filing status.',
    nobodyListed: 'Nobody is listed yet. Add a child or dependent, or turn this off.',
    dependentOlder:
      'This person is older than you. That can be right, for a parent or another relative; otherwise please check both dates of birth.',
    withheldMoreThanEarned:
      'This is more than your wages, unemployment, retirement and other income together. Please check the box it comes from.',
    tenTimesLastYear:
      'This is ten times last year’s AGI or more. Right if you now earn so much; otherwise please check the decimal point.',
  },
  disclaimer: 'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
  childTaxCredit: 'Child tax credit',
  earnedIncomeCredit: 'Earned income credit',
  federal: 'Federal part',
  state: '{name} part',
  refundWord: 'Refund',
  oweWord: 'You owe',
  taxWord: 'Estimated tax',
  refundAtLeast: 'Refund of at least',
  needsWithheld: 'To see your refund, enter the federal tax withheld (W-2 box 2; 0 if none).',
  evenWord: 'Nothing due',
  needed: {
    title: 'To see an estimate, we still need:',
    income: 'an income (wages, business, unemployment, retirement or other)',
    filing_status: 'your filing status',
    state: 'your state',
    ofClient: 'There is no estimate yet. It needs an income, a filing status and a state.',
  },
  correct: {
    title: 'To see an estimate, please correct:',
    leftOut: 'Not counted until you correct it:',
  },
  sum: {
    caption: 'From income to tax to refund',
    income: 'Income',
    loss: 'Loss',
    deductions: 'Less deductions',
    taxed: 'Income that is taxed',
    federalTax: 'Federal tax',
    stateTax: '{name} tax',
    credits: 'Less credits',
    stateCredits: '{name} credits',
    elderlyCredit: 'Credit for the elderly',
    paid: 'Less already paid',
    paidEstimated: 'Less already paid (estimated)',
  },
  paidIsEstimated:
    'What was already paid is estimated from your wages. Enter in the form what was withheld, if you know it.',
  paidIsNothing: 'Without wages, nothing is taken to be paid yet. Enter in the form what was withheld or paid.',
  federalPaidIsEstimated:
    'The federal tax already paid is estimated from your wages. Enter in the form what was withheld, if you know it.',
  federalPaidIsNothing:
    'Without wages, no federal tax is taken to be paid yet. Enter in the form what was withheld or paid.',
  statePaidIsEstimated:
    'The {name} tax already paid is estimated from your wages. Enter in the form what was withheld, if you know it.',
  statePaidIsNothing:
    'Without wages, no {name} tax is taken to be paid yet. Enter in the form what was withheld or paid.',
  city: {
    title: '{name} income tax',
    apart: 'A return of its own: not in the amount above.',
    tax: 'City tax',
    withheld: 'Already withheld',
  },
  left: 'What is left',
  changes: {
    line: '{amount}: {why}',
    childNotUnder17: 'Child {child} no longer counts for the child tax credit',
    childUnder17: 'Child {child} counts for the child tax credit',
    childNotUnder19: 'Child {child} no longer counts for the earned income credit',
    bornLater: 'Child {child} was born after 2024 and does not count yet',
    relative: 'Child {child} counts as another dependent',
    from65: 'From 65 the standard deduction is higher',
    notFrom65: 'Under 65 the standard deduction is lower',
    creditAge: 'No earned income credit at this age',
    creditAgeFits: 'The earned income credit counts at this age',
    several: 'Several entries changed',
  },
  details: 'Details',
  howWeGotThis: 'How we got this',
  estimateFailed: 'The estimate could not be loaded.',
  traceFailed: 'The explanation could not be loaded.',
  print: 'Print or save',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    tax: typeof taxMessages;
  }
}
