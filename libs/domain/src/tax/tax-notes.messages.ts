import type { NoteId } from '@portal/tax-engine/notes/note';
import type { MessageTree } from '../i18n/message';

/** What the engine's notes say beside their lines, by id. */
export const taxNotesMessages = {
  federal_withholding_estimated:
    'You didn’t enter federal withholding. We assume your employer withheld by IRS Publication 15-T, with Step 3 of Form W-4 left blank, and that nothing was withheld from other income.',
  federal_withholding_no_wages: 'You didn’t enter federal withholding. With no wages, we assume none was withheld.',
  federal_withholding_has_medicare:
    'We assume the federal withholding you entered includes Additional Medicare Tax withheld from wages over {medicareWages}.',
  state_withholding_estimated:
    'You didn’t enter state withholding. We assume your employer withheld {state} tax on your wages alone, with your own allowances.',
  state_withholding_no_wages: 'You didn’t enter state withholding. With no wages, we assume none was withheld.',
  business_loss:
    'Your business loss of {amount} reduces your other income (Schedule C line 31, Schedule 1 line 3). We assume you work in the business yourself and your own money is at risk.',
  business_loss_limited:
    'Only {amount} of a business loss counts in one year (Form 461); the rest carries over to later years.',
  marketplace_incomplete:
    'Form 8962 isn’t included: it needs columns A and B of Form 1095-A, line 33. Ask your marketplace for column B if it’s empty.',
  marketplace_income:
    'We count only the income in this estimate. Tax-exempt interest, untaxed Social Security and the income of dependents who file a return also count.',
  marketplace_whole_year:
    'We assume the same coverage from January to December, for people on this return only. If it started, ended or changed during the year, your preparer goes month by month.',
  marketplace_claimable:
    'People whom someone else can claim as a dependent can’t take the premium tax credit; whoever claims them may. Tell your preparer who that is.',
  marketplace_separate:
    'Married people who file separately can’t take the premium tax credit. Victims of domestic abuse or spousal abandonment may be an exception: tell your preparer.',
  marketplace_income_below:
    'The credit starts at {percent}% of the federal poverty line, unless the marketplace expected that income and paid in advance.',
  marketplace_below_with_advance:
    'Your income is below {percent}% of the federal poverty line. You still get the credit because we assume the marketplace expected more when it paid in advance.',
  marketplace_income_over:
    'Over {percent}% of the federal poverty line there is no credit, and all advance payments have to be repaid.',
  marketplace_repayment_limited: 'With your income, you repay no more than {amount} of the advance payments.',
  additional_deductions_not_in_force:
    'The deductions for tips, overtime pay and car loan interest don’t exist for {taxYear}, so what you entered doesn’t change this estimate.',
  pay_deduction_needs_joint_return:
    'Married people can deduct tips and overtime pay only if they file jointly, so this estimate doesn’t.',
  one_earner: 'We assume one spouse earned all the wages and business income.',
  pension_is_filers: 'We assume the whole pension is yours, not your spouse’s.',
  filer_age_unknown: 'We assume you’re under 65 because no date of birth was entered.',
  spouse_age_unknown: 'We assume your spouse is under 65 because no date of birth was entered.',
  filer_born_later: 'Your date of birth is after {taxYear}, so you can’t file for that year. Please correct it.',
  spouse_born_later:
    'Your spouse’s date of birth is after {taxYear}, so they can’t be on a return for that year. Please correct it.',
  children_ages_unknown:
    '{children, plural, one {We assume your child is 8 because no date of birth was entered.} other {We assume your # children are 8 because no dates of birth were entered.}}',
  child_age_unknown: 'We assume child {child} is 8 because no date of birth was entered.',
  filers_65:
    '{filers, plural, one {One filer is} other {Both filers are}} 65 or older, so the standard deduction is {amount} higher.',
  child_not_under_17:
    '{age, plural, =17 {Child {child} turned 17 in {taxYear}} one {Child {child} is # year old} other {Child {child} is # years old}}, so the credit is {otherDependent} instead of the child tax credit.',
  child_not_under_19:
    'Child {child} is {age} and doesn’t qualify for the earned income credit. A full-time student under 24 would: please tell your preparer.',
  child_not_younger:
    'Child {child} isn’t younger than you or your spouse, so the credit is {otherDependent} instead of the child tax credit, and the earned income credit doesn’t apply. We assume they had less than {dependentIncome} of income. Please check both dates of birth.',
  adult_child_income:
    'We assume child {child} had less than {dependentIncome} of income or is a full-time student under 24.',
  relative_500:
    'Child {child} is listed as a “dependent”: {otherDependent}. A grandchild or sibling under 19 may qualify as a child: please tell your preparer.',
  adult_relative_500:
    'Child {child} is listed as a “dependent”: {otherDependent}. We assume they had less than {dependentIncome} of income.',
  dependent_born_later: 'Child {child} was born after {taxYear} and doesn’t count yet.',
  earned_income_credit_age: 'Without children, this credit is only for ages 25 to 64.',
  filers_blind:
    '{filers, plural, one {One filer is} other {Both filers are}} blind, so the standard deduction is {amount} higher.',
  standard_deduction_limited:
    'Because someone else can claim a person on this return, the standard deduction is limited to {amount}, before any addition for age or blindness.',
  claimable_on_joint_return:
    'Someone who files jointly can be claimed by others only if the return is filed just to get tax back. Please check this answer.',
  claimable_without_dependents:
    '{children, plural, one {The person listed as your dependent doesn’t} other {The # people listed as your dependents don’t}} count, because someone who can be claimed by others can’t claim dependents.',
  claimable_without_earned_income_credit:
    'This credit isn’t for someone whom others can claim, unless they have a child of their own and are not a qualifying child themselves.',
  student_credits_left_out:
    'Full-time students can’t take the credit for retirement saving, and credits for education need the tuition. This estimate includes neither.',
  unearned_income_of_child:
    'Income other than earnings is over {amount}. If a parent is alive, it may be taxed at the parents’ rate (Form 8615), which this estimate doesn’t include.',
  state_blind_left_out:
    '{state} has another benefit for blind people that depends on a certificate or a disability decision. This estimate doesn’t include it.',
  state_claimable_left_out:
    'We don’t have all of {state}’s rules for people whom others can claim, so its own deductions, exemptions and credits are the regular ones. Your actual state tax may be higher.',
  head_without_dependent: 'Head of household requires a qualifying person, and no one is listed yet.',
  widow_without_child: 'This filing status requires a child who lives with you, and none is listed yet.',
  mi_retirement_age_unknown: 'Michigan may exempt more of your pension, depending on your date of birth.',
  mi_retirement_before_1946:
    'Born in {year} (for couples, the older spouse), before 1946: Michigan exempts {amount} of the pension.',
  mi_retirement_standard_1946_1952:
    'Born in {year} (for couples, the older spouse): Michigan deducts {amount} from all income instead of exempting the pension.',
  mi_retirement_standard_1953_1957:
    'Born in {year} (for couples, the older spouse) and 67 or older: Michigan deducts {amount} from all income, minus the exemptions.',
  mi_retirement_phase_in_1946_1962:
    'Born in {year} (for couples, the older spouse), after 1945: Michigan exempts {amount} of the pension, up to {pensionShare} of its limit in {taxYear}.',
  separate_application_included:
    'The refund includes this credit, but {state} pays it only if you apply for it separately.',
  separate_application_left_out:
    'The refund doesn’t include the {state} child care credit for children 5 or younger. It depends on your child care or a very low income, and on a separate application while funds last.',
  city_tax_not_held: '{city} has its own income tax, which this estimate doesn’t include.',
  state_law_carried:
    'We don’t have the {state} figures for this tax year yet, so this return uses those for {year}. Your actual state tax may differ.',
  state_law_partly_carried:
    'Some of the {state} figures for this tax year are not available yet, so this return uses earlier ones in their place. Your actual state tax may differ.',
  city_law_carried: 'We don’t have {city}’s figures for this tax year yet, so this return uses those for {year}.',
  city_withholding_not_given: 'We assume no tax was withheld for {city} because no amount was entered.',
} as const satisfies MessageTree & Record<NoteId, string>;

declare module '../i18n/message' {
  interface Catalogs {
    taxNotes: typeof taxNotesMessages;
  }
}
