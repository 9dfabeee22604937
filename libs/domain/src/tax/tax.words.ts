/** Every sentence of the estimate panel (specification part 1, sections 1, 2 and 9). */
export const taxWords = {
  title: 'Estimated Tax Refund',
  refund: 'Estimated refund',
  owe: 'Estimated amount you owe',
  disclaimer: 'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
  childTaxCredit: 'Child tax credit',
  earnedIncomeCredit: 'Earned income credit',
} as const;
