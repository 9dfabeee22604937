import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';

interface ReviewRow {
  /** Path of the field in the form. */
  path: string;
  label: string;
  value: string;
  /** Right-aligns an amount of money. */
  isAmount?: boolean;
}

export interface ReviewGroup {
  title: string;
  rows: readonly ReviewRow[];
}

interface FormReviewProps {
  groups: readonly ReviewGroup[];
  /** Shows the recipient of the answers. */
  recipient?: ReactNode;
  onEdit: (path: string) => void;
}

/** Shows every answer before submitting, each with a link to its field. */
export function FormReview({ groups, recipient, onEdit }: FormReviewProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const editLink = (path: string, name: string): ReactNode => (
    <a
      href={`#${path}`}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        onEdit(path);
      }}
    >
      {t('intake.review.edit')}
    </a>
  );
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
      {groups.map(({ title, rows }) => (
        <Card
          key={title}
          title={title}
          extra={rows[0] ? editLink(rows[0].path, t('intake.review.editGroup', { group: title })) : null}
        >
          <Descriptions
            narrow
            items={rows.map(({ path, label, value, isAmount = false }) => ({
              key: path,
              label,
              value: (
                <span className="tax-answer" data-amount={isAmount || undefined}>
                  <span>{value}</span>
                  {editLink(path, t('intake.review.editField', { field: label, group: title }))}
                </span>
              ),
            }))}
          />
        </Card>
      ))}
    </>
  );
}
