import { useContext } from 'react';
import type { EngineTexts, StateRules } from '@portal/domain/tax/engine-texts';
import { leftOutText, lineLabel, stateRule } from '@portal/domain/tax/engine-texts';
import { formatRate } from '@portal/domain/i18n/format';
import type { EstimateResult, Note, TraceLine } from '@portal/tax-engine/result';
import { Card, MutedText } from '@portal/ui-kit/core';
import { EstimateWording } from './estimate-wording';
import { ruleOf } from './line-words';
import { yearOf } from './year-of';
import { Line } from './trace-line';
import { noReturn, notesForLine, sectionsOf, type TraceSection } from './trace-lines';
import { useEstimateNames } from './use-estimate-names';
import { useNoteText } from './use-note-text';
import './trace.css';

interface TraceProps {
  result: EstimateResult;
  texts: EngineTexts | null;
  /** Rules behind the amounts of a state's return. */
  rules: StateRules;
}

/** Shows every line of the returns, in the order of the forms, for preparers to check and for clients to follow. */
export function Trace({ result, texts, rules }: TraceProps) {
  const { t, locale, stateName } = useEstimateNames();
  const isOwn = useContext(EstimateWording) === null;
  const name = stateName(result.state);
  return (
    <>
      <div className="ui-stack ui-stack--tight">
        <p>{t(isOwn ? 'taxTrace.lead' : 'taxTrace.leadOfClient')}</p>
        <MutedText>
          {t('taxTrace.rates.federal', { rate: formatRate(result.federal_effective_rate, locale) })}
        </MutedText>
        <MutedText>{t('taxTrace.rates.state', { name, rate: formatRate(result.state_rate, locale) })}</MutedText>
      </div>
      {sectionsOf(result).map((section) => (
        <Section key={section.id} section={section} result={result} texts={texts} rules={rules} />
      ))}
      {result.left_out.length > 0 ? (
        <Card title={t('taxTrace.leftOut')}>
          <ul className="tax-list">
            {result.left_out.map((phrase) => (
              <li key={phrase}>{leftOutText(phrase, texts)}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

function useTitle({ id, form }: TraceSection, { state, local }: EstimateResult): string {
  const { t, stateName } = useEstimateNames();
  if (id === 'federal') return t('taxTrace.federal');
  if (id === 'schedules') return t('taxTrace.schedules');
  if (id === 'city') return local ? t('taxTrace.city', { name: local.name, form }) : t('taxTrace.cityTax');
  return form === noReturn ? stateName(state) : t('taxTrace.state', { name: stateName(state), form });
}

/** Returns the balance of a state or city return; Form 1040 has a line of its own for it. */
function balanceOf({ id, lines }: TraceSection, result: EstimateResult): number | undefined {
  if (lines.length === 0) return undefined;
  if (id === 'state') return result.state_refund_portion;
  return id === 'city' ? result.local?.refund : undefined;
}

function Section({ section, result, texts, rules }: TraceProps & { section: TraceSection }) {
  const { t, stateName, balance } = useEstimateNames();
  const note = useNoteText(yearOf(result));
  const left = balanceOf(section, result);
  const title = useTitle(section, result);
  const state = stateName(result.state);
  const line = (one: TraceLine) => (
    <Line
      key={one.id}
      line={one}
      lines={result.lines}
      notes={notesForLine(result, one.id).map(note)}
      label={(of) => lineLabel(of, texts)}
      state={state}
      rule={(of) => stateRule(of, result.state, yearOf(result), rules) ?? t(ruleOf(of, result, state))}
    />
  );
  return (
    <Card title={title}>
      {section.id === 'city' && section.lines.length > 0 ? <MutedText>{t('taxTrace.cityApart')}</MutedText> : null}
      {section.form === noReturn ? <p>{t('taxTrace.noState', { name: state })}</p> : null}
      {section.notes.map((one: Note) => (
        <p key={one.id} className="tax-note">
          {note(one)}
        </p>
      ))}
      {section.lines.length > 0 ? <ul className="tax-lines">{section.lines.map(line)}</ul> : null}
      {section.zeros.length > 0 ? (
        <details className="tax-details">
          <summary>{t('taxTrace.zeros', { count: section.zeros.length })}</summary>
          <ul className="tax-lines">{section.zeros.map(line)}</ul>
        </details>
      ) : null}
      {left === undefined ? null : (
        <p className="tax-left">
          <strong>{t('tax.left')}</strong> <strong className="ui-money">{balance(left)}</strong>
        </p>
      )}
    </Card>
  );
}
