import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import type { IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { presentIntake } from '../intakes/intake.presenter';
import type { IntakeContent } from '../intakes/intake.content';
import type { IntakeRow } from '../intakes/intakes.repository';
import type { ScheduleCContent } from '../schedule-c/schedule-c.content';
import { presentScheduleC } from '../schedule-c/schedule-c.presenter';
import type { ScheduleCRow } from '../schedule-c/schedule-c.repository';
import { differingFields } from '../tax-forms/tax-form.cipher';
import type { StoredForm } from '../tax-forms/tax-forms.service';

/** What the office sees, without the numbers that it has to ask for one by one. */
export const presentClientIntake = (form: StoredForm<IntakeRow, IntakeContent>): ClientIntake => ({
  ...masked(presentIntake(form.row, form.content)),
  changed_fields: changedSince(form),
});

export const presentClientSnapshot = (snapshot: IntakeSnapshot): ClientIntakeSnapshot => ({
  ...snapshot,
  form: masked(snapshot.form),
});

export function presentClientScheduleC(form: StoredForm<ScheduleCRow, ScheduleCContent>): ClientScheduleC {
  const { row, content, workingCopy } = form;
  const ofBusiness = differingFields(content.business_info, workingCopy.business_info);
  const changed_fields = changedSince(form).flatMap((name) => (name === 'business_info' ? ofBusiness : name));
  return { ...presentScheduleC(row, content), changed_fields };
}

/** A form that was never submitted has changed in nothing. */
const changedSince = ({ content, workingCopy }: StoredForm<unknown, object>): string[] =>
  differingFields(content, workingCopy).filter((name) => name !== 'submitted');

function masked<Form extends IntakeBody>(form: Form): Form {
  const { ssn, spouse_info, children, account_number } = form;
  return {
    ...form,
    ssn: ssn && maskSsn(ssn),
    spouse_info: spouse_info && { ...spouse_info, ssn: spouse_info.ssn && maskSsn(spouse_info.ssn) },
    children: children?.map((child) => ({ ...child, ssn: child.ssn && maskSsn(child.ssn) })) ?? [],
    account_number: account_number && maskAccount(account_number),
  };
}

const shownDigits = 4;

/** The last four characters; none of a text so short that they would be all of it. */
const lastOf = (value: string): string => (value.length > shownDigits ? value.slice(-shownDigits) : '');

/** '123-45-6789' → 'XXX-XX-6789' */
export const maskSsn = (ssn: string): string => `XXX-XX-${lastOf(ssn)}`;

/** '000123456789' → '****6789' (specification part 1, section 2: masked to its last 4 digits). */
export const maskAccount = (account: string): string => `****${lastOf(account)}`;
