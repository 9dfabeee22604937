import type { EstimateResult, TraceLine } from '@portal/tax-engine/result';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';

const isState = ({ id }: TraceLine): boolean => id.startsWith('state.');

/** `1040.24` → 'Form 1040, line 24'; state lines carry no number, their forms differ too much. */
function place(line: TraceLine, t: Translate): string {
  const number = /^[\w-]+\.(\d+\w*)$/.exec(line.id)?.[1];
  return number ? t('tax.line', { form: line.form, line: number }) : line.form;
}

function Lines({ title, lines }: { title: string; lines: readonly TraceLine[] }) {
  const t = useTranslate();
  return (
    <section>
      <h3>{title}</h3>
      <Descriptions
        amounts
        items={lines.map((line) => ({
          key: line.id,
          label: (
            <span className="tax-line">
              {line.label}
              <small>{place(line, t)}</small>
            </span>
          ),
          value: <Money amount={line.amount} />,
        }))}
      />
    </section>
  );
}

/** "How we got this": the lines of the forms, so that a person can follow the sum. */
export function EstimateTrace({ result }: { result: EstimateResult }) {
  const t = useTranslate();
  const { lines, left_out } = result;
  return (
    <>
      <details className="tax-details">
        <summary>{t('tax.howWeGotThis')}</summary>
        <Lines title={t('tax.federalLines')} lines={lines.filter((line) => !isState(line))} />
        <Lines title={t('tax.stateLines')} lines={lines.filter(isState)} />
      </details>
      {left_out.length > 0 ? (
        <details className="tax-details">
          <summary>{t('tax.leftOut')}</summary>
          <ul>
            {left_out.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
