import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import type { FieldsOf } from './fields-of';

type Intake = FieldsOf<IntakeBody>;
type PropsOf<Part extends (props: never) => unknown> = Omit<Parameters<Part>[0], 'children'>;

/** Whether a field accepts these props. Checked at compile time: a wrong value below does not compile. */
type Takes<Part extends (props: never) => unknown, Props> = Props extends Partial<PropsOf<Part>> ? true : false;

const spelling: Takes<Intake['TextField'], { name: 'adress' }> = false;
const known: Takes<Intake['TextField'], { name: 'address' }> = true;
const amountAsText: Takes<Intake['TextField'], { name: 'w2_income' }> = false;
const textAsAmount: Takes<Intake['MoneyField'], { name: 'occupation' }> = false;
const amount: Takes<Intake['MoneyField'], { name: 'w2_income' }> = true;
const amountAsSwitch: Takes<Intake['SwitchField'], { name: 'w2_income' }> = false;
const flag: Takes<Intake['SwitchField'], { name: 'has_spouse' }> = true;
const childsOwn: Takes<FieldsOf<Child>['SelectField'], { name: 'relationship' }> = true;
const ofTheFiler: Takes<FieldsOf<Child>['TextField'], { name: 'occupation' }> = false;
const screenOnly: Takes<FieldsOf<IntakeBody, 'again'>['PasswordField'], { name: 'again' }> = true;
const notOfScreen: Takes<Intake['PasswordField'], { name: 'again' }> = false;

type Part<Name, Class> = { name: Name; shape: new () => Class };
const spouse: Takes<Intake['FormPart'], Part<'spouse_info', SpouseInfo>> = true;
const childInList: Takes<Intake['FormPart'], Part<`children.${number}`, Child>> = true;
const wholeList: Takes<Intake['FormPart'], Part<'children', Child>> = false;
const noRecord: Takes<Intake['FormPart'], Part<'city', Child>> = false;

it('accepts only field names of the body whose type matches', () => {
  expect([known, amount, flag, childsOwn, screenOnly, spouse, childInList]).not.toContain(false);
  expect([
    spelling,
    amountAsText,
    textAsAmount,
    amountAsSwitch,
    ofTheFiler,
    notOfScreen,
    wholeList,
    noRecord,
  ]).not.toContain(true);
});
