import { formatSsn } from '@portal/domain/contract/values';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';
import { presentTaxForm, presentTaxFormSnapshot } from '../tax-forms/tax-form.presenter';
import type { IntakeContent } from './intake.content';
import type { IntakeRow } from './intakes.repository';

/** `content`: the client's working copy. What leaves the server for the client the form belongs to: full values, because the form sends them back. */
export const presentIntake = (row: IntakeRow, content: IntakeContent): IntakeForm =>
  presentTaxForm(row, content, withDashes(content));

export const presentSnapshot = (row: TaxFormSnapshotEntity, content: IntakeContent): IntakeSnapshot => ({
  ...presentTaxFormSnapshot(row),
  form: { ...content, ...withDashes(content) },
});

/** Everybody whose SSN is in the form. */
const withDashes = ({ ssn, spouse_info, children }: IntakeContent) => ({
  ssn: dashed(ssn),
  spouse_info: spouse_info && { ...spouse_info, ssn: dashed(spouse_info.ssn) },
  children: children?.map((child) => ({ ...child, ssn: dashed(child.ssn) })) ?? [],
});

const dashed = (ssn: string | null | undefined): string | null => (ssn ? formatSsn(ssn) : null);
