import { useId, useState } from 'react';
import { taxWords as words } from '@portal/domain/tax/tax.words';
import type { EstimateResult } from '@portal/tax-engine/result';
import { Button, Hidden, Quiet, formatMoney } from '@portal/ui-kit/core';
import { Fields, FormCopy, MoneyField } from '@portal/ui-kit/forms';
import { paidFields } from '../intake/intake-values';
import { EstimateBars, EstimateParts, Verdict, verdictOf } from './estimate-figures';
import { EstimateTrace } from './estimate-trace';

interface EstimatePanelProps {
  result: EstimateResult | null;
  /** The server's answer for exactly what the form says. */
  ofRecord: boolean;
}

/** Beside the form; on a phone a bar at the bottom of the screen that opens, so that it never hides the form. */
export function EstimatePanel({ result, ofRecord }: EstimatePanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="tax-dock">
      <AnnouncedVerdict result={ofRecord ? result : null} />
      {result ? (
        <aside className="tax-panel" data-open={open} data-of-record={ofRecord} aria-labelledby={`${id}-title`}>
          <div className="tax-panel__head">
            <h2 id={`${id}-title`}>{words.title}</h2>
            <Verdict result={result} />
            <div className="tax-panel__toggle">
              <Button aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
                {open ? words.hideDetails : words.details}
              </Button>
            </div>
          </div>
          <div className="tax-panel__body" id={`${id}-body`}>
            <p>{words.disclaimer}</p>
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
const Paid = ({ assumptions }: { assumptions: readonly string[] }) => (
  <section className="ui-stack ui-stack--tight">
    <h3>{words.withholding}</h3>
    {assumptions.map((sentence) => (
      <Quiet key={sentence}>{sentence}</Quiet>
    ))}
    <Quiet>{words.withholdingHelp}</Quiet>
    <FormCopy name="panel">
      <Fields>
        {paidFields.map((name) => (
          <MoneyField key={name} name={name} blank={null} label={words.paid[name]} />
        ))}
      </Fields>
    </FormCopy>
  </section>
);

/** Read out once typing has come to rest; while it goes on, every key would make a sentence. */
function AnnouncedVerdict({ result }: { result: EstimateResult | null }) {
  const verdict = result ? verdictOf(result) : null;
  return (
    <Hidden>
      <span role="status">{verdict ? `${words.title}: ${verdict.word} ${formatMoney(verdict.amount)}` : null}</span>
    </Hidden>
  );
}
