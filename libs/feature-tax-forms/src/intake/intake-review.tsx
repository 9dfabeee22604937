import { useEffect, useRef, type ReactNode } from 'react';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { useRestingValues } from '../form/section-nav';
import { groupsOf } from '../read-only/intake-groups';
import { bodyOf } from './intake.definition';

interface IntakeReviewProps {
  form: ContractFormState<IntakeBody>;
  /** Shows the recipient of the answers. */
  recipient: ReactNode;
  onEdit: (path: string) => void;
}

/**
 * Shows every answer before submitting, each with a link to its field. Identifying numbers show only their last digits.
 */
export function IntakeReview({ form, recipient, onEdit }: IntakeReviewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const values = useRestingValues(form);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="ui-stack ui-stack--tight">
        <h2 ref={heading} tabIndex={-1}>
          {t('intake.review.title')}
        </h2>
        <p>{t('intake.review.lead')}</p>
        <p>{t('intake.review.after')}</p>
      </div>
      {recipient}
      {groupsOf(bodyOf(values), t, locale, true).map(({ title, rows }) => (
        <Card
          key={title}
          title={title}
          extra={
            <a
              href={`#${rows[0]?.path}`}
              aria-label={t('intake.review.editGroup', { group: title })}
              onClick={(event) => {
                event.preventDefault();
                if (rows[0]) onEdit(rows[0].path);
              }}
            >
              {t('intake.review.edit')}
            </a>
          }
        >
          <Descriptions
            narrow
            items={rows.map(({ path, label, value }) => ({
              key: path,
              label,
              value: (
                <span className="tax-answer">
                  <span>{value}</span>
                  <a
                    href={`#${path}`}
                    aria-label={t('intake.review.editField', { field: label, group: title })}
                    onClick={(event) => {
                      event.preventDefault();
                      onEdit(path);
                    }}
                  >
                    {t('intake.review.edit')}
                  </a>
                </span>
              ),
            }))}
          />
        </Card>
      ))}
    </>
  );
}
