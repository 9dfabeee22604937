import { formatSsn } from '@portal/domain/contract/values';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';
import { presentTaxForm, presentTaxFormSnapshot } from '../tax-forms/tax-form.presenter';
import type { IntakeContent } from './intake.content';
import type { IntakeRow } from './intakes.repository';

/**
 * Returns the form as sent to its own client, unmasked, because the client sends the values back. `content`: the
 * client's working copy.
 */
export const presentIntake = (row: IntakeRow, content: IntakeContent): IntakeForm =>
  presentTaxForm(row, content, withDashes(content));

export const presentSnapshot = (row: TaxFormSnapshotEntity, content: IntakeContent): IntakeSnapshot => ({
  ...presentTaxFormSnapshot(row),
  form: { ...content, ...withDashes(content) },
});

/** Adds dashes to every SSN in the form. */
const withDashes = ({ ssn, spouse_info, children }: IntakeContent) => ({
  ssn: dashed(ssn),
  spouse_info: spouse_info && { ...spouse_info, ssn: dashed(spouse_info.ssn) },
  children: children?.map((child) => ({ ...child, ssn: dashed(child.ssn) })) ?? [],
});

const dashed = (ssn: string | null | undefined): string | null => (ssn ? formatSsn(ssn) : null);
