import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { fieldsShownTo } from '@portal/domain/contract/shown';
import type { IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { childInfoFields, intakeFields, spouseInfoFields } from '@portal/domain/intake/intake.fields';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import type { ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFields, scheduleCAmounts } from '@portal/domain/schedule-c/schedule-c.fields';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import type { IntakeContent } from '@portal/bff-tax-forms/intakes/intake.content';
import type { IntakeRow } from '@portal/bff-tax-forms/intakes/intakes.repository';
import type { ScheduleCContent } from '@portal/bff-tax-forms/schedule-c/schedule-c.content';
import type { ScheduleCRow } from '@portal/bff-tax-forms/schedule-c/schedule-c.repository';
import { differingFields } from '@portal/bff-tax-forms/tax-forms/tax-form.cipher';
import { presentTaxForm } from '@portal/bff-tax-forms/tax-forms/tax-form.presenter';
import type { StoredForm } from '@portal/bff-tax-forms/tax-forms/tax-forms.service';

/** The office's view: the fields that preparers may see, some of them masked to the last four characters. */
export const presentClientIntake = (form: StoredForm<IntakeRow, IntakeContent>): ClientIntake => ({
  ...presentTaxForm(form.row, intakeForPreparer(form.content), {}),
  changed_fields: changedSince(form),
});

export const presentClientSnapshot = ({ form, ...stamps }: IntakeSnapshot): ClientIntakeSnapshot => ({
  ...stamps,
  form: { ...intakeForPreparer(form), submitted: true },
});

export function presentClientScheduleC(form: StoredForm<ScheduleCRow, ScheduleCContent>): ClientScheduleC {
  const { row, content, workingCopy } = form;
  const ofBusiness = differingFields(content.business_info, workingCopy.business_info);
  const changed_fields = changedSince(form).flatMap((name) => (name === 'business_info' ? ofBusiness : name));
  return { ...presentTaxForm(row, scheduleCForPreparer(content), scheduleCTotals(content)), changed_fields };
}

export const presentClientScheduleCSnapshot = ({ form, ...stamps }: ScheduleCSnapshot): ScheduleCSnapshot => ({
  ...stamps,
  form: { ...scheduleCForPreparer(form), submitted: true },
});

/** Returns no field names for a form that was never submitted. */
const changedSince = ({ content, workingCopy }: StoredForm<unknown, object>): string[] =>
  differingFields(content, workingCopy).filter((name) => name !== 'submitted');

const shownDigits = 4;

/** Returns the last four characters, or none if the text has no more than four. */
const lastOf = (value: string): string => (value.length > shownDigits ? value.slice(-shownDigits) : '');

/** '123-45-6789' → 'XXX-XX-6789' */
export const maskSsn = (ssn: string): string => `XXX-XX-${lastOf(ssn)}`;

/** '000123456789' → '****6789' (specification part 1, section 2: masked to its last 4 digits). */
export const maskAccount = (account: string): string => `****${lastOf(account)}`;

const ofPerson = { ssn: maskSsn };

const intakeForPreparer = (form: IntakeBody) =>
  fieldsShownTo(
    'preparer',
    intakeFields,
    { ssn: maskSsn, account_number: maskAccount },
    {
      ...form,
      spouse_info: form.spouse_info && spouseForPreparer(form.spouse_info),
      children: form.children?.map(childForPreparer) ?? [],
    },
  );

const spouseForPreparer = (spouse: SpouseInfo) => fieldsShownTo('preparer', spouseInfoFields, ofPerson, spouse);
const childForPreparer = (child: Child) => fieldsShownTo('preparer', childInfoFields, ofPerson, child);

const scheduleCForPreparer = ({ business_info, ...amounts }: ScheduleCBody) => ({
  ...fieldsShownTo('preparer', scheduleCAmounts, {}, amounts),
  business_info: business_info && fieldsShownTo('preparer', businessFields, {}, business_info),
});
