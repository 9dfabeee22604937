import type { ReactNode } from 'react';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { FormReview } from '../form/form-review';
import { useRestingValues } from '../form/section-nav';
import { groupsOf } from '../read-only/intake-groups';
import { bodyOf } from './intake.definition';

export interface IntakeReviewProps {
  form: ContractFormState<IntakeBody>;
  /** Shows the recipient of the answers. */
  recipient: ReactNode;
  onEdit: (path: string) => void;
}

/** Shows the answers of the intake form before submitting. Identifying numbers show only their last digits. */
export function IntakeReview({ form, ...more }: IntakeReviewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const values = useRestingValues(form);
  return <FormReview groups={groupsOf(bodyOf(values), t, locale, true)} {...more} />;
}
