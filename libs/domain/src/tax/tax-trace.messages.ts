import type { MessageTree } from '../i18n/message';

/** Messages about individual lines of an estimate, loaded when the trace is opened. */
export const taxTraceMessages = {
  lead: 'Every line of the returns, in the order of the forms. Your preparer checks the same lines.',
  /** For staff. */
  leadOfClient:
    'Every line of the returns, in the order of the forms. The explanations address the client, who reads the same.',
  federal: 'Federal return (Form 1040)',
  schedules: 'Federal schedules',
  state: '{name} return ({form})',
  noState: '{name} has no income tax on wages, so there is no state return.',
  city: '{name} return ({form})',
  cityTax: 'City income tax',
  cityApart: 'Filed separately; not included in the amount above.',
  print: {
    title: 'Estimated tax refund for tax year {year}',
    made: 'Created on {date} with engine version {version}. This is only an estimate.',
    inputs: 'Based on',
    assumptions: 'Assumptions',
    again: 'For the office: run “npm run -s estimate” with this line to get the same numbers.',
  },
  leftOut: 'Not included in this estimate',
  whatIf: {
    lead: 'Change one fact to see what it would do. Nothing is saved. What has been paid stays the same, but another state would withhold its own tax.',
    joint: 'Married, filing jointly',
    child: 'One more child',
    law: 'The law of {year}',
    state: 'Living in',
    city: 'City income tax',
    inCity: '{city}, {name}',
    noCity: 'A place without one',
    cityTax:
      '{city} taxes its residents at {rate} of their income after {exemption} for each person, and as much again from age 65.',
    withCity: 'The difference includes the city tax, which is on a separate return.',
    amountOf: 'Another amount',
    amount: 'Amount',
    show: 'Show',
    amountWrong: 'Enter an amount in dollars, like 1,234.56.',
    amounts: {
      ira: 'Traditional IRA',
      iraWithPlan: 'Traditional IRA, plan at work',
      withheld: 'Federal tax withheld',
      moreWithheld: 'More federal tax withheld',
      stateWithheld: '{name} tax withheld',
    },
    facts: {
      ira: '{amount} paid into a traditional IRA',
      iraWithPlan: '{amount} paid into a traditional IRA, with a plan at work',
      withheld: '{amount} of federal tax withheld',
      moreWithheld: '{amount} more federal tax withheld',
      stateWithheld: '{amount} of {name} tax withheld',
    },
    about: {
      ira: 'For {year}, the filer can pay in at most {limit}, or {limitFrom50} from age 50, and no more than was earned. This assumes that no one on the return has a retirement plan at work.',
      iraWithPlan:
        'For {year}, the filer can pay in at most {limit}, or {limitFrom50} from age 50, and no more than was earned. With a retirement plan at work, the deduction shrinks as income rises from {start} to {end}.',
      withheld: '{amount} was entered. Form W-2, box 2, has the actual amount.',
      withheldEstimated:
        '{amount} is estimated from the wages, as in IRS Publication 15-T. Form W-2, box 2, has the actual amount.',
      moreWithheld:
        'In addition to what was withheld in the year. Form W-4, step 4(c), asks the employer for it. The tax stays the same.',
      stateWithheld: '{amount} was entered. Form W-2, box 17, has the actual amount.',
      stateWithheldEstimated:
        '{amount} is the tax of {name} on the wages alone. Form W-2, box 17, has the actual amount.',
    },
    instead: '{fact}: {after} instead of {before}.',
    unchanged: '{fact}: {after}, as before.',
    same: 'Nothing would change.',
    signs: '+ is in the filer’s favor, − is not.',
    carried: 'Some state or city figures are those of {year}, because we don’t have later ones yet.',
    fromTo: '{after} instead of {before}',
    total: 'Difference',
    lessTax: 'Difference in tax',
    others: '{count, plural, one {# more line that changes} other {# more lines that change}}',
  },
  years: {
    own: {
      refundLess:
        'Your refund is {amount} less than last year: {law} because the law changed, {household} because your year changed.',
      refundMore:
        'Your refund is {amount} more than last year: {law} because the law changed, {household} because your year changed.',
      oweLess:
        'You owe {amount} less than last year: {law} because the law changed, {household} because your year changed.',
      oweMore:
        'You owe {amount} more than last year: {law} because the law changed, {household} because your year changed.',
      turned:
        'The difference from last year is {amount}: {law} because the law changed, {household} because your year changed.',
      same: 'Nothing is left of the changes since last year: {law} because the law changed, {household} because your year changed.',
      household: 'What your year changed',
    },
    client: {
      refundLess:
        'The client’s refund is {amount} less than last year: {law} because the law changed, {household} because the client’s year changed.',
      refundMore:
        'The client’s refund is {amount} more than last year: {law} because the law changed, {household} because the client’s year changed.',
      oweLess:
        'The client owes {amount} less than last year: {law} because the law changed, {household} because the client’s year changed.',
      oweMore:
        'The client owes {amount} more than last year: {law} because the law changed, {household} because the client’s year changed.',
      turned:
        'The difference from last year is {amount}: {law} because the law changed, {household} because the client’s year changed.',
      same: 'Nothing is left of the changes since last year: {law} because the law changed, {household} because the client’s year changed.',
      household: 'What the client’s year changed',
    },
    law: 'What the law changed',
    year: 'Tax year {year}',
    between:
      'First, last year’s answers are estimated at the same ages under this year’s law, and then this year’s answers.',
    withholding: 'Where no withholding was entered, it is estimated from the wages.',
    none: 'No line of the refund changed.',
  },
  place: '{form}, line {line}',
  lineWords: { or: 'or', to: 'to', and: 'and' },
  zeros: '{count, plural, one {# line of $0.00} other {# lines of $0.00}}',
  howAsked: 'How we calculated this',
  rates: {
    federal: 'Federal tax after credits as a share of income: {rate}',
    state: '{name} tax rate at this income: {rate}',
  },
  stateAbout: {
    added: '{state} adds this to your income.',
    subtracted: '{state} subtracts this from your income before taxing it.',
    total: 'A subtotal.',
    tax: 'Part of how {state} figures the tax.',
    credit: 'Reduces your {state} tax.',
  },
  about: {
    '1040_1z': 'Your wages from all employers.',
    '1040_5b': 'Taxable pensions and annuities.',
    '1040_8': 'Business profit (a loss is negative), unemployment and all other income.',
    '1040_9': 'All your income combined.',
    '1040_10': 'You can deduct half of your self-employment tax.',
    '1040_11': 'Your income after adjustments. Many limits depend on it.',
    '1040_12':
      'The part of your income that isn’t taxed: the standard deduction, or your itemized deductions if they’re higher.',
    '1040_13': 'The part of your business profit that isn’t taxed.',
    '1040_13b': 'Deductions from Schedule 1-A, which don’t require itemizing.',
    '1040_gifts': 'Cash gifts you can deduct without itemizing.',
    '1040_14': 'All deductions from your income.',
    '1040_15': 'Your income after deductions. Only this part is taxed.',
    '1040_16': 'The income tax on your taxable income.',
    '1040_17': 'Advance payments for your health insurance that you have to repay.',
    '1040_19': 'Reduces your tax for your children and other dependents.',
    '1040_20': 'For people 65 or older with low income.',
    '1040_22': 'Your income tax after these credits.',
    '1040_23': 'Social Security and Medicare taxes for self-employed people and high earners.',
    '1040_24': 'Your total federal tax for the year.',
    '1040_25d': 'Federal tax already withheld from your pay or pension.',
    '1040_26': 'Estimated tax you paid to the IRS during the year.',
    '1040_27': 'For people with low to moderate earnings. It’s paid even if you owe no tax.',
    '1040_28': 'The refundable part of the child tax credit.',
    '1040_31': 'The part of the premium tax credit that wasn’t paid in advance. It’s paid even if you owe no tax.',
    '1040_33': 'All your payments and refundable credits.',
    '1040_34': 'You paid more than you owe, so the IRS refunds this amount.',
    '1040_37': 'You paid less than you owe, so you still owe the IRS this amount.',
    '1A_13': 'Tips that aren’t taxed.',
    '1A_21': 'The part of your overtime pay that isn’t taxed.',
    '1A_30': 'Interest on the loan for your new car.',
    '1A_37': 'An extra deduction for filers 65 or older.',
    A_4: 'The deductible part of your medical expenses.',
    A_5e: 'The deductible part of your state and local taxes.',
    A_10: 'Interest on your home loan.',
    A_14: 'Cash gifts to charity.',
    A_limit: 'High earners lose part of their itemized deductions.',
    A_17: 'Your itemized deductions, which you can take instead of the standard deduction.',
    SE_12: 'Social Security and Medicare taxes on your business profit.',
    SE_13: 'The deductible half of that tax.',
    '8812_16b': 'The most child tax credit that can be refunded.',
    '8995_15': 'A deduction for self-employed people.',
    '8959_18': 'Additional Medicare tax on high earnings.',
    S2_1a: 'What you repay because the advance payments were higher than your credit.',
    S3_9: 'What is left of the credit after the advance payments.',
    '8962_3': 'The income that decides how much help you get.',
    '8962_4': 'The federal poverty guideline for a household of your size.',
    '8962_5': 'How your income compares with the poverty line.',
    '8962_7': 'The share of your income that you’re expected to pay for insurance.',
    '8962_8a': 'What you’re expected to pay for insurance in a year.',
    '8962_11': 'The most that the credit could be.',
    '8962_24': 'The credit for your marketplace insurance.',
    '8962_25': 'What the government already paid to your insurance company.',
    '8962_26': 'The part of the credit that is still due to you.',
    '8962_27': 'The part of the advance payments that your credit doesn’t cover.',
    '8962_28': 'The most that you have to repay.',
    '8962_29': 'What you have to repay.',
    state_from: 'The federal amount that starts the {state} return.',
    state_agi: 'Your income under {state} rules.',
    state_taxable_income: 'The income that {state} taxes.',
    state_tax_before_credits: 'Your {state} tax before credits.',
    state_other_taxes: 'Other taxes on the same return.',
    state_eitc: 'The earned income credit included in the credits above.',
    state_net_tax: 'Your {state} tax for the year. If it’s negative, {state} pays you.',
    state_withheld: '{state} tax already withheld from your pay or pension.',
    local_income: 'Your income under the city’s rules.',
    local_line_pension: 'The city doesn’t tax pensions.',
    local_line_unemployment: 'The city doesn’t tax unemployment.',
    local_line_exemptions: 'For you and everyone on your return.',
    local_taxable_income: 'The income that the city taxes.',
    local_tax: 'Your city tax for the year.',
    local_withheld: 'City tax already withheld from your pay.',
  },
  how: {
    entered: 'As you entered it in the form.',
    added: 'The sum of what you entered in the form or in your Schedule C.',
    sum: 'Calculated from these lines:',
    same: 'Same as “{label}” ({place}): nothing to add or subtract.',
    notBelowZero: 'Never less than zero.',
    ofItsYearInState: 'By the rules of {state} for tax year {year}.',
    ofItsYear: 'By the federal rules for tax year {year}.',
    sameAsFederal: 'Same as line 11 of Form 1040: {state} makes no adjustments here.',
    '1040_12':
      'The 2024 standard deduction for your filing status, plus an extra amount for each filer 65 or older, and for each blind filer; or line 17 of Schedule A if it’s higher.',
    '1040_16':
      'Below $100,000, from the IRS Tax Table (in $50 steps of income); above that, from the federal rates of 10% to 37%.',
    '1040_19':
      '$2,000 for each child under 17 and $500 for each other dependent, minus $50 for each $1,000 (or part of $1,000) of income over $200,000 (joint return: $400,000). Never more than the tax.',
    '1040_20':
      'Schedule R: $5,000 (both 65 or older: $7,500), minus half of income over $7,500 (joint return: $10,000). The credit is 15% of the result.',
    '1040_25d':
      'You didn’t enter it, so we estimated it from your wages using IRS Publication 15-T. With no wages, we assume zero.',
    '1040_27': 'From the IRS table for your earnings and your children under 19 (without children: ages 25 to 64).',
    '1040_28':
      '15% of your earnings over $2,500, but no more than the credit that line 19 didn’t use or line 16b of Schedule 8812. With three or more children, Social Security tax may count instead.',
    A_4: 'The amount you entered, minus 7.5% of line 11.',
    A_5e: 'The amount you entered, up to $10,000 (married filing separately: $5,000).',
    A_14: 'The amount you entered, up to 60% of line 11.',
    '1040_13b': 'Schedule 1-A: an amount for each filer 65 or older, which shrinks as income rises.',
    '1A_13':
      'The tips you entered, up to the yearly maximum and to the income they’re part of. The deduction shrinks for high incomes.',
    '1A_21': 'The overtime premium you entered, up to the yearly maximum. The deduction shrinks for high incomes.',
    '1A_30': 'The interest you entered, up to the yearly maximum. The deduction shrinks as income rises.',
    '1A_37': 'Schedule 1-A: an amount for each filer 65 or older, which shrinks as income rises.',
    '1040_gifts': 'The amount you entered, up to the maximum for your filing status.',
    A_limit: 'A share of the itemized deductions, or of income over the start of the highest bracket if that’s less.',
    A_17: 'The sum of lines 4, 5e, 10 and 14 of Schedule A.',
    SE_12: 'On 92.35% of your profit: 12.4% until wages and profit together reach $168,600, plus 2.9% on all of it.',
    SE_13: 'Half of line 12.',
    '8812_16b': '$1,700 for each child under 17.',
    '8995_15':
      '20% of your profit after subtracting line 13 of Schedule SE, but no more than 20% of taxable income before this deduction.',
    '8959_18': '0.9% of wages and business earnings over $200,000 (joint return: $250,000, separate: $125,000).',
    '8962_3':
      'Line 11 of Form 1040, or zero if it’s negative. Tax-exempt interest, untaxed Social Security and dependents’ income would be added.',
    '8962_4': 'The guideline of the year before for {state}, for everyone on the return.',
    '8962_5':
      'Line 3 divided by line 4, without decimals. The form stops counting just above four times the poverty line.',
    '8962_7': 'From Table 2 of the instructions for Form 8962, by line 5.',
    '8962_8a': 'Line 3 multiplied by line 7, in whole dollars.',
    '8962_11': 'Column B of Form 1095-A, minus line 8a. Zero if line 8a is higher.',
    '8962_24': 'Column A of Form 1095-A or line 11, whichever is lower. Zero if you can’t take the credit.',
    '8962_28': 'From the table in the instructions for Form 8962, by line 5 and filing status.',
    '8962_29': 'Line 27, but not more than line 28 if there is one.',
    state_from: 'Copied from {form}.',
    state_eitc: 'The sum of the earned income credits above.',
    state_withheld:
      'You didn’t enter it, so we estimated the {state} tax on your wages alone. With no wages, we assume zero.',
    local_income: 'Line 11 of Form 1040, plus the deducted half of the self-employment tax.',
    local_line_exemptions:
      'The city’s exemption for each person, plus one more for each filer 65 or older, and for each blind filer.',
    local_tax: 'The city’s resident rate applied to taxable income.',
    local_withheld: 'You didn’t enter it, so we assume zero.',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    taxTrace: typeof taxTraceMessages;
  }
}
