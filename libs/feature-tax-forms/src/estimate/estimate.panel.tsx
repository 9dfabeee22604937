import { useId, useState } from 'react';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { EstimateResult } from '@portal/tax-engine/result';
import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, VisuallyHidden, MutedText } from '@portal/ui-kit/core';
import { Fields, FormCopy, fieldsOf } from '@portal/ui-kit/forms';
import { paidFields } from '@portal/domain/intake/intake.fields';
import { EstimateBars, EstimateParts, Verdict, verdictOf } from './estimate-figures';
import { EstimateTrace } from './estimate-trace';
import { useEstimate } from './use-estimate';

const { MoneyField } = fieldsOf<IntakeBody>();

interface PanelProps {
  result: EstimateResult | null;
  /** The server's answer for exactly what the form says. */
  ofRecord: boolean;
}

/** The estimate for what the form says; apart from the form, so that a new estimate redraws nothing else. */
export const EstimatePanel = () => <Panel {...useEstimate()} />;

/** Beside the form; on a phone a bar at the bottom of the screen that opens, so that it never hides the form. */
function Panel({ result, ofRecord }: PanelProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="tax-dock">
      <AnnouncedVerdict result={ofRecord ? result : null} />
      {result ? (
        <aside className="tax-panel" data-open={open} data-of-record={ofRecord} aria-labelledby={`${id}-title`}>
          <div className="tax-panel__head">
            <h2 id={`${id}-title`}>{t('tax.title')}</h2>
            <Verdict result={result} />
            <div className="tax-panel__toggle">
              <Button aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
                {open ? t('tax.hideDetails') : t('tax.details')}
              </Button>
            </div>
          </div>
          <div className="tax-panel__body" id={`${id}-body`}>
            <p>{t('tax.disclaimer')}</p>
            <EstimateBars result={result} />
            <EstimateParts result={result} />
            <Paid assumptions={result.assumptions} />
            <EstimateTrace result={result} />
          </div>
        </aside>
      ) : null}
    </div>
  );
}

/** What was assumed about tax already paid, and the fields to put it right. */
const Paid = ({ assumptions }: { assumptions: readonly string[] }) => {
  const t = useTranslate();
  return (
    <section className="ui-stack ui-stack--tight">
      <h3>{t('tax.withholding')}</h3>
      {assumptions.map((sentence) => (
        <MutedText key={sentence}>{sentence}</MutedText>
      ))}
      <MutedText>{t('tax.withholdingHelp')}</MutedText>
      <FormCopy name="panel">
        <Fields>
          {paidFields.map((name) => (
            <MoneyField key={name} name={name} blank={null} label={t(`tax.paid.${name}`)} />
          ))}
        </Fields>
      </FormCopy>
    </section>
  );
};

/** Read out once typing has come to rest; while it goes on, every key would make a sentence. */
function AnnouncedVerdict({ result }: { result: EstimateResult | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const verdict = result ? verdictOf(result) : null;
  return (
    <VisuallyHidden>
      <span role="status">
        {verdict ? `${t('tax.title')}: ${t(verdict.word)} ${formatMoney(verdict.amount, locale)}` : null}
      </span>
    </VisuallyHidden>
  );
}
