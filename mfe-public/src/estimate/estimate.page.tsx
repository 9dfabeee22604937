import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@portal/data-access/core';
import { SeasonContext } from '@portal/data-access/season-context';
import { seasonOf } from '@portal/data-access/season-of';
import { useSite } from '@portal/data-access/site';
import { EstimateNumbers, filingStatuses } from '@portal/domain/general-intake/estimate-numbers.form';
import { OwnEstimate } from '@portal/feature-tax-forms/own-estimate';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, PageFrame } from '@portal/ui-kit/core';
import { ContractForm, Fields, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { draftOf, storeDraft, type DeviceDraft } from '../general-intake/device-draft';
import { emptyGeneralIntake } from '../general-intake/empty-intake';
import './estimate.css';

const { MoneyField, SelectField, StateField, TextField } = fieldsOf<EstimateNumbers>();

/** Amounts on this page, in order. All of them are copied to the intake form. */
const amounts = [
  'w2_income',
  'federal_withheld',
  'state_withheld',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
] as const;
/** Box of each amount on Form W-2. */
const boxes: Partial<Record<(typeof amounts)[number], number>> = {
  w2_income: 1,
  federal_withheld: 2,
  state_withheld: 17,
};
const carried = ['filing_status', 'state', 'city', ...amounts] as const;
const mostChildren = 12;

/** The estimate uses the children as the intake form describes them, but only their number is copied. */
const toBody = ({ has_children: _has, children: _children, ...values }: FieldValues): object => values;

/** Returns the values entered on an earlier visit to this page. */
function valuesFrom(draft: DeviceDraft | null): FieldValues {
  const values = { ...emptyGeneralIntake, ...draft?.values };
  const known = carried.map((name) => [name, values[name]] as const);
  return { ...Object.fromEntries(known), ...childrenOf(values.num_children ?? 0) };
}

/** Returns the given number of children in the intake form's format, with all other fields empty. */
const childrenOf = (count: number) => ({
  has_children: count > 0,
  children: Array.from({ length: count }, () => ({})),
});

/** Estimate without an account. The engine runs in the browser, and no input is sent to the server. */
export default function EstimatePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { user } = useSession();
  const site = useSite();
  const season = useMemo(() => seasonOf(site), [site]);
  const [defaultValues] = useState(() => valuesFrom(draftOf(user)));
  const form = useContractForm(EstimateNumbers, { defaultValues, toBody });

  const goOn = (): void => {
    const typed = form.methods.getValues();
    const draft = draftOf(user);
    const numbers = Object.fromEntries(carried.map((name) => [name, typed[name]]));
    const values = { ...draft?.values, ...numbers, num_children: countIn(typed) };
    const isFirst = draft === null || draft.from === 'estimate';
    storeDraft(user?.id ?? null, { values, sent: draft?.sent ?? {}, ...(isFirst ? { from: 'estimate' } : {}) });
    void navigate('/general-intake');
  };

  return (
    <PageFrame title={t('visitorEstimate.title')} lead={t('visitorEstimate.lead')}>
      <ContractForm form={form} onSubmit={async () => goOn()} label={t('visitorEstimate.yourNumbers')}>
        <div className="tax-screen tax-screen--plain">
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
              <Children set={form.methods.setValue} initial={countIn(defaultValues)} />
              {amounts.map((name) => (
                <MoneyField
                  key={name}
                  name={name}
                  blank={null}
                  label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
                  {...(boxes[name] ? { help: t('visitorEstimate.box', { box: boxes[name] }) } : {})}
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
          <SeasonContext value={season}>
            <OwnEstimate />
          </SeasonContext>
        </div>
      </ContractForm>
    </PageFrame>
  );
}

const countIn = ({ children }: FieldValues): number => (Array.isArray(children) ? children.length : 0);

interface ChildrenProps {
  set: (name: string, value: unknown) => void;
  initial: number;
}

function Children({ set, initial }: ChildrenProps) {
  const t = useTranslate();
  const id = useId();
  const [count, setCount] = useState(initial);
  const choose = (chosen: number): void => {
    setCount(chosen);
    for (const [name, value] of Object.entries(childrenOf(chosen))) set(name, value);
  };
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {t('generalIntake.fields.num_children')}
      </label>
      <span className="ui-field__help" id={`${id}-help`}>
        {t('visitorEstimate.childrenHelp')}
      </span>
      <select
        id={id}
        className="ui-select public-children"
        aria-describedby={`${id}-help`}
        value={count}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {Array.from({ length: mostChildren + 1 }, (_, at) => (
          <option key={at}>{at}</option>
        ))}
      </select>
    </div>
  );
}
