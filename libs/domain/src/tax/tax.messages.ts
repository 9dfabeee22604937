import type { MessageTree } from '../i18n/message';

/** Messages of the estimate panel (specification part 1, sections 1, 2 and 9). */
export const taxMessages = {
  title: 'Estimated Tax Refund',
  ofYear: 'Tax year {year}',
  remarks: {
    jointWithoutSpouse:
      'A joint return needs two spouses. Turn on “I have a spouse” below (even if your spouse died in {year}), or choose another filing status.',
    headWithoutDependent:
      'Head of household usually requires a child or relative who lives with you, or a parent you support. Add them below, or choose another filing status.',
    widowWithoutChild:
      'This filing status requires a child who lives with you. Add the child below, or choose another filing status.',
    nobodyListed: 'No one is listed yet. Add a child or dependent, or turn this off.',
    dependentOlder:
      'This person is older than you. If that’s right (a parent or other relative), ignore this; otherwise check both dates of birth.',
    withheldMoreThanEarned:
      'This is more than your wages, unemployment, retirement and other income combined. Check that you used the right box.',
    tenTimesLastYear:
      'This is at least ten times last year’s AGI. If that’s right, ignore this; otherwise check the decimal point.',
  },
  disclaimer: 'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
  noLaw:
    'We can’t estimate taxes for {year} here. Everything else works as usual, and your preparer calculates your return.',
  childTaxCredit: 'Child tax credit',
  earnedIncomeCredit: 'Earned income credit',
  federal: 'Federal portion',
  state: '{name} portion',
  refundWord: 'Refund',
  oweWord: 'You owe',
  taxWord: 'Estimated tax',
  refundAtLeast: 'Refund of at least',
  needsWithheld: 'To see your refund, enter the federal tax withheld (W-2 box 2; 0 if none).',
  evenWord: 'No refund, nothing owed',
  needed: {
    title: 'To see an estimate, we still need:',
    income: 'income (wages, business, unemployment, retirement or other)',
    filing_status: 'your filing status',
    state: 'your state',
  },
  correct: {
    title: 'To see an estimate, please correct:',
    leftOut: 'Not included until you correct it:',
  },
  sum: {
    caption: 'From income to tax to refund',
    income: 'Income',
    loss: 'Loss',
    deductions: 'Less deductions',
    taxed: 'Taxable income',
    federalTax: 'Federal tax',
    stateTax: '{name} tax',
    credits: 'Less credits',
    stateCredits: '{name} credits',
    elderlyCredit: 'Credit for the elderly',
    premiumCredit: 'Premium tax credit',
    paid: 'Less payments',
    paidEstimated: 'Less payments (estimated)',
  },
  paidIsEstimated: 'We estimated your withholding from your wages. Enter the actual amount in the form if you know it.',
  paidIsNothing: 'With no wages, we assume nothing has been paid yet. Enter any withholding or payments in the form.',
  federalPaidIsEstimated:
    'We estimated your federal withholding from your wages. Enter the actual amount in the form if you know it.',
  federalPaidIsNothing:
    'With no wages, we assume no federal tax has been paid yet. Enter any withholding or payments in the form.',
  statePaidIsEstimated:
    'We estimated your {name} withholding from your wages. Enter the actual amount in the form if you know it.',
  statePaidIsNothing:
    'With no wages, we assume no {name} tax has been paid yet. Enter any withholding or payments in the form.',
  city: {
    title: '{name} income tax',
    apart: 'Filed separately; not included in the amount above.',
    tax: 'City tax',
    withheld: 'Already withheld',
  },
  left: 'Balance',
  changes: {
    line: '{amount}: {why}',
    childNotUnder17: 'Child {child} no longer qualifies for the child tax credit',
    childUnder17: 'Child {child} qualifies for the child tax credit',
    childNotUnder19: 'Child {child} no longer qualifies for the earned income credit',
    bornLater: 'Child {child} was born after {year} and doesn’t count yet',
    relative: 'Child {child} qualifies for the credit for other dependents',
    from65: 'The standard deduction is higher at 65 or older',
    notFrom65: 'The standard deduction is lower under 65',
    creditAge: 'Not eligible for the earned income credit at this age',
    creditAgeFits: 'Eligible for the earned income credit at this age',
    several: 'Several entries changed',
  },
  details: 'Details',
  howWeGotThis: 'How we got this',
  whatIf: 'What if …?',
  lastYear: 'This year against last',
  estimateFailed: 'We couldn’t load the estimate.',
  traceFailed: 'We couldn’t load the explanation.',
  print: 'Print or save',
  receipt: 'Download receipt',
  receiptFailed: 'We couldn’t create the receipt. Please try again.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    tax: typeof taxMessages;
  }
}
