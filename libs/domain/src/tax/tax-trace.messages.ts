import type { NoteId } from '@portal/tax-engine/notes/note';
import type { MessageTree } from '../i18n/message';

/** Messages about individual lines of an estimate, loaded when the trace is opened. */
export const taxTraceMessages = {
  lead: 'Every line of the returns, in the order of the forms. This is what your preparer checks.',
  federal: 'Federal return (Form 1040)',
  schedules: 'Federal schedules',
  state: '{name} return ({form})',
  noState: '{name} has no income tax on wages, so there is no state return.',
  city: '{name} return ({form})',
  cityTax: 'City income tax',
  cityApart: 'A return of its own: not in the amount above.',
  print: {
    title: 'Estimated tax refund for tax year {year}',
    made: 'Made on {date} with engine version {version}. Only an estimate.',
    inputs: 'What it was made from',
    assumptions: 'What was assumed',
    again: 'For the office: “npm run -s estimate” gives the same numbers again for this line.',
  },
  leftOut: 'What this estimate leaves out',
  place: '{form}, line {line}',
  lineWords: { or: 'or', to: 'to', and: 'and' },
  zeros: '{count, plural, one {# line of $0.00} other {# lines of $0.00}}',
  howAsked: 'How it comes about',
  rates: {
    federal: 'Federal tax after credits, as a share of income: {rate}',
    state: '{name} tax rate at this income: {rate}',
  },
  stateAbout: {
    added: '{state} adds this to the income.',
    subtracted: '{state} takes this off the income before it is taxed.',
    total: 'A total on the way.',
    tax: 'Part of how {state} reckons the tax.',
    credit: 'Taken off the {state} tax.',
  },
  about: {
    '1040_1z': 'What your employers paid you.',
    '1040_5b': 'Pensions and annuities that are taxed.',
    '1040_8': 'Profit of your business (a loss is below zero), unemployment and all other income.',
    '1040_9': 'All your income together.',
    '1040_10': 'Half of the self-employment tax counts as a cost of your business.',
    '1040_11': 'Your income after adjustments. Many limits depend on it.',
    '1040_12':
      'The part of your income that is not taxed: the standard deduction, or what you itemize where that is more.',
    '1040_13': 'Part of the profit of your business that is not taxed.',
    '1040_14': 'Everything that is taken off your income.',
    '1040_15': 'What is left of your income to be taxed.',
    '1040_16': 'The income tax on what is left.',
    '1040_19': 'Taken off the tax for your children and other dependents.',
    '1040_20': 'For people of 65 or more with little income.',
    '1040_22': 'What is left of the income tax.',
    '1040_23': 'Social Security and Medicare for people who work for themselves or earn much.',
    '1040_24': 'Your federal tax for the whole year.',
    '1040_25d': 'What was already taken from your pay or pension for the IRS.',
    '1040_26': 'What you paid the IRS yourself during the year.',
    '1040_27': 'For people who work and earn little. It is paid out even when no tax is due.',
    '1040_28': 'The part of the child tax credit that is paid out although no tax is left for it.',
    '1040_33': 'Everything that counts against your tax.',
    '1040_34': 'More was paid than was due: the IRS sends it back.',
    '1040_37': 'Less was paid than is due: this goes to the IRS.',
    A_4: 'The part of your medical expenses that counts.',
    A_5e: 'State and local taxes you paid, as far as they count.',
    A_10: 'Interest on the loan for your home.',
    A_14: 'Gifts of money to charities.',
    A_17: 'What you could deduct instead of the standard deduction.',
    SE_12: 'Social Security and Medicare on the profit of your business.',
    SE_13: 'The half of it that counts as a cost.',
    '8812_16b': 'How much of the child tax credit can be paid out at most.',
    '8995_15': 'A deduction for people who work for themselves.',
    '8959_18': 'More Medicare tax for high earnings.',
    state_from: 'Where the {state} return starts: an amount of the federal return.',
    state_agi: 'Your income as {state} counts it.',
    state_taxable_income: 'What {state} taxes.',
    state_tax_before_credits: 'The {state} tax before anything is taken off it.',
    state_other_taxes: 'Taxes that stand on the same return.',
    state_eitc: 'The part of the credits above that is for earned income.',
    state_net_tax: 'What {state} gets for the whole year. Below zero, {state} pays you.',
    state_withheld: 'What was already taken from your pay or pension for {state}.',
    local_income: 'Your income as the city counts it.',
    local_line_pension: 'The city does not tax pensions.',
    local_line_unemployment: 'The city does not tax unemployment.',
    local_line_exemptions: 'For you and everybody on your return.',
    local_taxable_income: 'What the city taxes.',
    local_tax: 'What the city gets for the whole year.',
    local_withheld: 'What was already taken from your pay for the city.',
  },
  how: {
    entered: 'As you entered it in the form.',
    added: 'As you entered them in the form, or as your Schedule C says, added up.',
    sum: 'Worked out from these lines:',
    same: 'The same as “{label}” ({place}): there is nothing to add or take off.',
    notBelowZero: 'Never below zero.',
    sameAsFederal: 'The same as line 11 of Form 1040: {state} adds nothing to it and takes nothing off here.',
    '1040_12':
      'The standard deduction of 2024 for your filing status, with an amount more for each filer of 65 or more; or line 17 of Schedule A where that is more.',
    '1040_16':
      'Below $100,000 from the IRS Tax Table, in steps of $50 of income; above that by the federal rates of 10 to 37 percent.',
    '1040_19':
      '$2,000 for each child under 17 and $500 for each other dependent, less $50 for each started $1,000 of income over $200,000 (joint return: $400,000). Never more than the tax.',
    '1040_20':
      'Schedule R: 15 percent of $5,000 (both 65 or more: $7,500), which half of the income over $7,500 (joint return: $10,000) reduces.',
    '1040_25d': 'Not given: estimated from your wages by IRS Publication 15-T. Without wages, nothing.',
    '1040_27': 'From the IRS table for your earnings and your children under 19 (without children: for ages 25 to 64).',
    '1040_28':
      '15 percent of your earnings over $2,500; at most what line 19 did not use, and line 16b of Schedule 8812. With three children the Social Security tax may count instead.',
    A_4: 'What you entered, less 7.5 percent of line 11.',
    A_5e: 'What you entered, at most $10,000 (married filing separately: $5,000).',
    A_14: 'What you entered, at most 60 percent of line 11.',
    A_17: 'Lines 4, 5e, 10 and 14 of Schedule A added up.',
    SE_12:
      'Of 92.35 percent of your profit: 12.4 percent, as far as your wages leave room up to $168,600, and 2.9 percent.',
    SE_13: 'Half of line 12.',
    '8812_16b': '$1,700 for each child under 17.',
    '8995_15':
      '20 percent of the profit after line 13 of Schedule SE, at most 20 percent of the taxable income before it.',
    '8959_18': '0.9 percent of wages and business earnings over $200,000 (joint return: $250,000, separate: $125,000).',
    state_from: 'Taken over from {form}.',
    state_eitc: 'The credits above that are for earned income, added up.',
    state_withheld: 'Not given: estimated as the {state} tax on your wages alone. Without wages, nothing.',
    local_income: 'Line 11 of Form 1040, with the deducted half of the self-employment tax added back.',
    local_line_exemptions: 'The city’s exemption for each person, and one more for each filer of 65 or more.',
    local_tax: 'The city’s rate for residents on its taxable income.',
    local_withheld: 'Not given: none is taken to be withheld.',
  },
  notes: {
    federal_withholding_estimated:
      'Federal withholding was not given: it is assumed that the employer withheld by IRS Publication 15-T, with a Form W-4 that has nothing in Step 3, and nothing from other income.',
    federal_withholding_no_wages:
      'Federal withholding was not given: without wages it is assumed that none was withheld.',
    federal_withholding_has_medicare:
      'The federal withholding given is taken to include the Additional Medicare Tax withheld from wages over $200,000.',
    state_withholding_estimated:
      'State withholding was not given: it is assumed that the employer withheld {state} tax as on the wages alone, with your own allowances.',
    state_withholding_no_wages: 'State withholding was not given: without wages it is assumed that none was withheld.',
    business_loss:
      'The loss of your business, {amount}, is taken off your other income (Schedule C line 31, Schedule 1 line 3). It is assumed that you work in the business yourself and that your own money is at risk.',
    business_loss_limited:
      'No more than {amount} of a business loss counts in one year (Form 461); the rest carries over to later years.',
    one_earner: 'All wages and all business income are taken to be earned by one spouse.',
    pension_is_filers: 'The whole pension is taken to be yours, not your spouse’s.',
    filer_age_unknown: 'You are taken to be under 65: there is no birth date yet.',
    spouse_age_unknown: 'Your spouse is taken to be under 65: there is no birth date yet.',
    children_ages_unknown:
      '{children, plural, one {The child is taken to be 8: there is no birth date yet.} other {The # children are taken to be 8: there are no birth dates yet.}}',
    child_age_unknown: 'Child {child} is taken to be 8: there is no birth date yet.',
    filers_65:
      '{filers, plural, one {A filer is} other {Both filers are}} 65 or older, so the standard deduction is {amount} higher.',
    child_not_under_17:
      '{age, plural, =17 {Child {child} turned 17 in 2024} one {Child {child} is # year old} other {Child {child} is # years old}}, so it is $500 instead of the child tax credit.',
    child_not_under_19:
      'Child {child} is {age} and does not count for the earned income credit (a full-time student under 24 would: please tell your preparer).',
    adult_child_income:
      'Child {child} is taken to have had less than $5,050 of income, or to be a full-time student under 24.',
    relative_500:
      'Child {child} is a “dependent”: $500. A grandchild or sibling under 19 may count as a child: please tell your preparer.',
    adult_relative_500: 'Child {child} is a “dependent”: $500, taken to have had less than $5,050 of income.',
    dependent_born_later: 'Child {child} was born after 2024 and does not count yet.',
    earned_income_credit_age: 'Without children this credit is for ages 25 to 64 only.',
    head_without_dependent: 'Head of household needs somebody who qualifies: nobody is listed yet.',
    widow_without_child: 'This filing status needs a child who lives with you: none is listed yet.',
    mi_retirement_age_unknown: 'Michigan may leave more of the pension untaxed: that goes by your birth date.',
    mi_retirement_before_1946:
      'Born in {year} (the older of a couple), before 1946: Michigan leaves {amount} of the pension untaxed.',
    mi_retirement_standard_1946_1952:
      'Born in {year} (the older of a couple): Michigan takes {amount} off all income instead of looking at the pension.',
    mi_retirement_standard_1953_1957:
      'Born in {year} (the older of a couple) and 67 or older: Michigan takes {amount} off all income, less the exemptions.',
    mi_retirement_phase_in_1946_1962:
      'Born in {year} (the older of a couple), from 1946 to 1962: Michigan leaves {amount} of the pension untaxed, up to half of its limit in 2024.',
    city_tax_not_held: '{city} has an income tax of its own that this estimate does not hold.',
    city_withholding_not_given: 'No tax is taken to have been withheld for {city}: it was not given.',
  } satisfies Record<NoteId, string>,
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    taxTrace: typeof taxTraceMessages;
  }
}
