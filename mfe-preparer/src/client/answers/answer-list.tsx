import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { emptyAmount } from '@portal/feature-tax-forms/read-only';
import { StateChip } from '@portal/ui-kit/data';
import { CopyValue } from './copy-value';
import './answers.css';

export interface Answer {
  key: string;
  label: string;
  value: string;
  /** Replaces the value, for numbers that are masked. */
  shown?: ReactNode;
  /** Whether the client has edited the answer since the form was submitted. */
  changed?: boolean;
}

/** Sections side by side, as many as fit. */
export const AnswerSections = ({ children }: { children: ReactNode }) => <div className="answers">{children}</div>;

/** Answers of one section, each in one line with a value that is copied by a click; a blank one is a dash, which is not copied. */
export function AnswerList({ title, answers }: { title?: string; answers: readonly Answer[] }) {
  const t = useTranslate();
  const blank = t('intake.conflict.blank');
  return (
    <section className="answers__section">
      {title ? <h3>{title}</h3> : null}
      <dl>
        {answers.map(({ key, label, value, shown, changed }) => (
          <div key={key}>
            <dt>
              {label}
              {changed ? <StateChip tone="warning">{t('clients.detail.edited')}</StateChip> : null}
            </dt>
            <dd>
              {shown ??
                (value === blank || value === emptyAmount ? (
                  <Blank text={blank} />
                ) : (
                  <CopyValue label={label}>{value}</CopyValue>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Blank = ({ text }: { text: string }) => (
  <span className="ui-muted">
    <span aria-hidden="true">–</span>
    <span className="ui-hidden">{text}</span>
  </span>
);
