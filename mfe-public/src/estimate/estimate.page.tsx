import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@portal/data-access/core';
import { EstimateNumbers, filingStatuses } from '@portal/domain/general-intake/general-intake.form';
import { OwnEstimate } from '@portal/feature-tax-forms/own-estimate';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, PageFrame } from '@portal/ui-kit/core';
import { ContractForm, Fields, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { draftOf, keepDraft } from '../general-intake/device-draft';
import { emptyGeneralIntake } from '../general-intake/general-intake.fields';
import './estimate.css';

const { MoneyField, SelectField, StateField, TextField } = fieldsOf<EstimateNumbers>();

/** What is asked for, in the order of the page; all of it is carried on. */
const amounts = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
  'federal_withheld',
  'state_withheld',
] as const;
const carried = ['filing_status', 'state', 'city', ...amounts] as const;
const mostChildren = 12;

const options = {
  defaultValues: Object.fromEntries(carried.map((name) => [name, emptyGeneralIntake[name]])),
  // How many children there are is only for the estimate.
  toBody: ({ has_children: _has, children: _children, ...values }: FieldValues): object => values,
};

/** An estimate before there is an account: the engine runs here, and no call carries what is typed. */
export default function EstimatePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useContractForm(EstimateNumbers, options);

  const goOn = (): void => {
    const typed = form.methods.getValues();
    const draft = draftOf(user);
    const values = { ...draft?.values, ...Object.fromEntries(carried.map((name) => [name, typed[name]])) };
    keepDraft(user?.id ?? null, { values, sent: draft?.sent ?? {} });
    void navigate('/general-intake');
  };

  return (
    <PageFrame title={t('visitorEstimate.title')} lead={t('visitorEstimate.lead')}>
      <ContractForm form={form} onSubmit={async () => goOn()} label={t('visitorEstimate.yourNumbers')}>
        <div className="tax-screen">
          <div className="tax-fields">
            <Fields>
              <SelectField
                name="filing_status"
                blank={false}
                choices={filingStatuses.map((value) => ({ value, label: t(`generalIntake.filingStatuses.${value}`) }))}
              />
              <StateField name="state" />
              <TextField
                name="city"
                label={t('generalIntake.optional', { label: t('generalIntake.fields.city') })}
                autoComplete="off"
              />
              <Children onChange={(count) => setChildren(form.methods.setValue, count)} />
              {amounts.map((name) => (
                <MoneyField
                  key={name}
                  name={name}
                  blank={null}
                  label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
                />
              ))}
            </Fields>
            <div className="ui-stack ui-stack--tight">
              <Button kind="primary" type="submit">
                {t('visitorEstimate.continue')}
              </Button>
              <MutedText>{t('visitorEstimate.continueHelp')}</MutedText>
            </div>
          </div>
          <OwnEstimate />
        </div>
      </ContractForm>
    </PageFrame>
  );
}

/** As the intake form holds them: nothing is known of each but that there is one. */
function setChildren(set: (name: string, value: unknown) => void, count: number): void {
  set('has_children', count > 0);
  set(
    'children',
    Array.from({ length: count }, () => ({})),
  );
}

function Children({ onChange }: { onChange: (count: number) => void }) {
  const t = useTranslate();
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {t('visitorEstimate.children')}
      </label>
      <span className="ui-field__help" id={`${id}-help`}>
        {t('visitorEstimate.childrenHelp')}
      </span>
      <select
        id={id}
        className="ui-select public-children"
        aria-describedby={`${id}-help`}
        value={count}
        onChange={({ target }) => {
          setCount(Number(target.value));
          onChange(Number(target.value));
        }}
      >
        {Array.from({ length: mostChildren + 1 }, (_, at) => (
          <option key={at}>{at}</option>
        ))}
      </select>
    </div>
  );
}
