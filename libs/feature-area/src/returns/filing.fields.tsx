import { Filing } from '@portal/domain/returns/filings.dto';
import { rejectionOf } from '@portal/domain/returns/reject-codes';
import { filingMethods, filingOutcomes } from '@portal/domain/returns/return-words';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { anotherFiling } from './move-values';
import './returns.css';

const { FormPart, useFieldList, useFieldValue } = fieldsOf<MoveReturn>();
const { TextField, TextAreaField, ChoiceField, DateField, SelectField } = fieldsOf<Filing>();

interface FilingFieldsProps {
  /** Whether the form also asks what became of each filing. */
  outcomes: boolean;
  /** Of the office. */
  timeZone: string | undefined;
}

/** One group of fields for each authority that something was sent to. */
export function FilingFields({ outcomes, timeZone }: FilingFieldsProps) {
  const t = useTranslate();
  const { fields, append, remove } = useFieldList('filings');
  const values = (useFieldValue('filings') ?? []) as readonly Partial<Filing>[];
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="return-filing">
          <legend>{t('staffReturns.filing', { at: at + 1 })}</legend>
          <FormPart name={`filings.${at}`} shape={Filing}>
            <Fields>
              <SentFields />
              {outcomes ? <OutcomeFields filing={values[at]} /> : null}
            </Fields>
          </FormPart>
          {fields.length > 1 ? (
            <Button kind="text" onClick={() => remove(at)}>
              {t('staffReturns.removeFiling')}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {fields.length < returnLimits.filings ? (
        <div>
          <Button onClick={() => append(anotherFiling(timeZone))}>{t('staffReturns.addFiling')}</Button>
        </div>
      ) : null}
    </>
  );
}

function SentFields() {
  const t = useTranslate();
  return (
    <>
      <TextField name="authority" help={t('staffReturns.authorityHelp')} short />
      <ChoiceField
        name="method"
        choices={filingMethods.map((value) => ({ value, label: t(`returns.methods.${value}`) }))}
      />
      <DateField name="sent_on" short />
      <TextField name="submission_id" maxLength={returnLimits.code} />
    </>
  );
}

function OutcomeFields({ filing: { outcome, code } = {} }: { filing: Partial<Filing> | undefined }) {
  const t = useTranslate();
  const known = rejectionOf(code ?? '');
  return (
    <>
      <SelectField
        name="outcome"
        blank={false}
        choices={filingOutcomes.map((value) => ({ value, label: t(`returns.outcomes.${value}`) }))}
      />
      {outcome === 'pending' ? null : <DateField name="outcome_on" short />}
      {outcome === 'rejected' ? (
        <>
          <TextField name="code" help={t('staffReturns.codeHelp')} maxLength={returnLimits.code} required short />
          <TextAreaField
            name="words"
            help={known ? t('staffReturns.knownCode', { words: t(known.words) }) : t('staffReturns.wordsHelp')}
            maxLength={returnLimits.words}
            required={!known}
          />
        </>
      ) : null}
    </>
  );
}
