import { accountLimits } from '../account/account.limits';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { DateOfBirth, Email, Flag, Phone, Ssn, Text, ZipCode } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import { preferencesLimits } from '../preferences/preferences.limits';
import { EstimateNumbers } from './estimate-numbers.form';

/**
 * State of the wizard. Parts of it become a registration, an intake form and preferences, each validated again when
 * sent.
 */
@Labels('generalIntake.fields')
export class GeneralIntake extends EstimateNumbers {
  @Required('on submit') @Text(accountLimits.nameMax) first_name?: string | null;
  @Required('on submit') @Text(accountLimits.nameMax) last_name?: string | null;
  @Required('on submit') @Email() email?: string | null;
  @Required('on submit') @Phone() phone?: string | null;
  @Text() preferred_preparer?: string | null;
  @Text() preferred_office?: string | null;
  @Flag() urgent?: boolean;

  @Required('on submit') @Ssn() ssn?: string | null;
  @Required('on submit') @DateOfBirth() date_of_birth?: string | null;
  @Required('on submit') @Text(intakeLimits.addressMax) address?: string | null;
  @Required('on submit') @Text(intakeLimits.cityMax) override city?: string | null;
  @Required('on submit') @ZipCode() zip_code?: string | null;
  @Text(intakeLimits.occupationMax) occupation?: string | null;

  @Text(preferencesLimits.text) special_circumstances?: string | null;
  @Text(preferencesLimits.text) questions?: string | null;
}
