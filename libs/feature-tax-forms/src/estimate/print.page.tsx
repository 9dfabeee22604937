import { useEffect, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { leftOutText, lineLabel, type EngineTexts } from '@portal/domain/tax/engine-texts';
import type { Translate } from '@portal/domain/i18n/message';
import { formatDate } from '@portal/domain/i18n/format';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { TraceLine } from '@portal/tax-engine/result';
import type { Answer } from './changes';
import { LineAmount } from './line-amount';
import { numberOf } from './line-words';
import { yearOf } from './year-of';
import { inputRows } from './print-inputs';
import { noReturn, notesOf, sectionsOf } from './trace-lines';
import { useEstimateNames } from './use-estimate-names';
import { useNoteText } from './use-note-text';
import { RefundOrOwed } from './refund-or-owed';
import './print.css';

interface PrintPageProps extends Answer {
  texts: EngineTexts | null;
  onDone: () => void;
}

/**
 * Prints an estimate with all inputs and results on one page. Opens the browser's print dialog, which can also save it.
 */
export function PrintPage({ onDone, ...estimate }: PrintPageProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    // Print only after rendering: the print dialog captures what is on the screen.
    const timer = setTimeout(() => globalThis.print(), 50);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<Page {...estimate} />, document.body);
}

/**
 * Returns the type size in points that fits everything on one Letter page: at most 10, smaller for a large family.
 * Measured: at 8 points, a page holds about 80 rows besides its header and footer. A sentence takes three rows, in
 * Spanish too; an omission takes one. Where possible, 30% of the space is kept free for longer words.
 */
function typeSize(rows: number, sentences: number, omissions: number): number {
  const pages = (12 + 1.05 * rows + 3.2 * sentences + 1.1 * omissions) / 100;
  const fitting = 8 / Math.sqrt(pages);
  return fitting < 8 ? Math.max(5, fitting * 0.98) : Math.min(10, 8 + (fitting - 8) * 0.7);
}

function Page({ request, result, texts, taxOnly }: Omit<PrintPageProps, 'onDone'>) {
  const { t, locale, money, balance, stateName } = useEstimateNames();
  const note = useNoteText(yearOf(result));
  const [madeAt] = useState(() => new Date().toISOString());
  const { local } = result;
  const notes = notesOf(result);
  const sections = sectionsOf(result).filter(({ form, lines }) => form !== noReturn && lines.length > 0);
  const inputs = inputRows(taxOnly ? withoutWithholding(request) : request, { t, money, stateName, locale });
  const rows = inputs.length + sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const size = {
    '--tax-print-size': `${typeSize(rows, notes.length, result.left_out.length).toFixed(2)}pt`,
  } as CSSProperties;
  const creation = { date: formatDate(madeAt, locale), version: result.engine_version };
  return (
    <article className="tax-print" style={size}>
      <header>
        <h1>{t('taxTrace.print.title', { year: yearOf(result) })}</h1>
        <p>{t('taxTrace.print.made', creation)}</p>
        <RefundOrOwed result={result} />
        <p>
          {t('tax.federal')}: {balance(result.federal_refund_portion)} ·{' '}
          {t('tax.state', { name: stateName(result.state) })}: {balance(result.state_refund_portion)}
          {local ? ` · ${t('tax.city.title', { name: local.name })}: ${balance(local.refund)}` : null}
        </p>
      </header>
      <div className="tax-print__columns">
        <section>
          <h2>{t('taxTrace.print.inputs')}</h2>
          <Rows rows={inputs} />
        </section>
        {sections.map(({ id, form, lines }) => (
          <section key={id}>
            <table>
              {/* Repeats the head if the lines continue in the next column. */}
              <thead>
                <tr>
                  <th colSpan={3}>
                    <h2>{id === 'schedules' ? t('taxTrace.schedules') : form}</h2>
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.id} data-line={line.id}>
                    <td>{placeIn(line, id === 'schedules' ? null : form, t)}</td>
                    <th scope="row">{lineLabel(line, texts)}</th>
                    <td>
                      <LineAmount line={line} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
        <section>
          <h2>{t('taxTrace.print.assumptions')}</h2>
          <ul>
            {notes.map((one) => (
              <li key={`${one.id}-${one.params.child ?? ''}`}>{note(one)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('taxTrace.leftOut')}</h2>
          <p>{result.left_out.map((phrase) => leftOutText(phrase, texts)).join(' · ')}</p>
        </section>
      </div>
      <footer>
        <p>{t('tax.disclaimer')}</p>
        <p>{t('taxTrace.print.again')}</p>
        <code>{JSON.stringify(request)}</code>
      </footer>
    </article>
  );
}

/** Removes withholding that is sent as 0 but was not entered by the user. */
const withoutWithholding = ({ federal_withheld: _federal, state_withheld: _state, ...entered }: TaxEstimateRequest) =>
  entered;

/** Returns the number of a line, with its form unless the return's title names it. */
function placeIn({ form, line }: TraceLine, titled: string | null, t: Translate): string {
  const number = line === undefined ? '' : numberOf(line, t);
  return form === titled ? number : `${form} ${number}`;
}

const Rows = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <table>
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
