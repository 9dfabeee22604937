import type { MessageTree } from '../i18n/message';

/** Every sentence of the estimate panel (specification part 1, sections 1, 2 and 9). */
export const taxMessages = {
  title: 'Estimated Tax Refund',
  remarks: {
    jointWithoutSpouse:
      'A joint return has two people. Turn on “I have a spouse” below, or choose another filing status.',
    headWithoutDependent:
      'Head of household needs a child or relative who lives with you. Add them below, or choose another filing status.',
    widowWithoutChild:
      'This filing status needs a child who lives with you. Add them below, or choose another filing status.',
    nobodyListed: 'Nobody is listed yet. Add a child or dependent, or turn this off.',
    dependentOlder: 'This person is older than you. Right for a parent; otherwise please check both dates of birth.',
    withheldMoreThanEarned: 'This is more than you earned. Please check the box it comes from.',
    tenTimesLastYear: 'This is ten times last year’s AGI. Please check the decimal point.',
  },
  refund: 'Estimated refund',
  owe: 'Estimated amount you owe',
  disclaimer: 'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
  childTaxCredit: 'Child tax credit',
  earnedIncomeCredit: 'Earned income credit',
  federal: 'Federal part',
  state: '{name} part',
  refundWord: 'Refund',
  oweWord: 'You owe',
  evenWord: 'Nothing due',
  nothingYet: 'Enter your income, filing status and state to see an estimate.',
  details: 'Details',
  hideDetails: 'Close',
  withholding: 'Tax already paid',
  paid: {
    federal_withheld: 'Federal withholding',
    state_withheld: 'State withholding',
    city_withheld: 'City withholding',
    estimated_payments: 'Payments you made yourself',
  },
  withholdingHelp: 'Correct these if you know them: the estimate follows at once.',
  howWeGotThis: 'How we got this',
  federalLines: 'Federal return, line by line',
  stateLines: 'State return, line by line',
  leftOut: 'What this estimate leaves out',
  lineColumn: 'Line',
  amountColumn: 'Amount',
  line: '{form}, line {line}',
  barCaption: 'From income to tax to refund',
  barIncome: 'Income',
  barTax: 'Tax, federal and state',
  barPaid: 'Paid, with refundable credits',
  stateRate: '{name} tax rate',
  effectiveRate: 'Federal tax as a share of income',
  taxableIncome: 'Taxable income',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    tax: typeof taxMessages;
  }
}
