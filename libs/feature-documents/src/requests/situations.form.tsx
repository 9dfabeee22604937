import { useCallback } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useSaveSituationsMutation } from '@portal/data-access/requests';
import { SituationsBody } from '@portal/domain/requests/document-requests.dto';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import {
  cardNames,
  nameLists,
  situationAnswers,
  situationCards,
  type NameList,
  type SituationCard,
} from '@portal/domain/requests/situations';
import { useTranslate } from '@portal/i18n';
import { Grid, Stack, notify } from '@portal/ui-kit/core';
import { ContractForm, fieldsOf, SubmitButton, useContractForm, type FieldValues } from '@portal/ui-kit/forms';

const { ChoiceField, TextAreaField, useFieldValue } = fieldsOf<SituationsBody, NameList>();

/** One name per line. */
const linesOf = (names: readonly string[] | null | undefined): string => (names ?? []).join('\n');
const namesIn = (text: unknown): string[] =>
  (typeof text === 'string' ? text : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export interface SituationsFormProps {
  situations: SituationsBody;
  onSaved: () => void;
}

/** "What happened in {year}?": twelve cards, whose answers decide which documents are asked for. */
export function SituationsForm({ situations, onSaved }: SituationsFormProps) {
  const t = useTranslate();
  const [save, { isLoading }] = useSaveSituationsMutation();
  const { version } = situations;
  const toBody = useCallback(
    (values: FieldValues) => ({
      ...Object.fromEntries(cardNames.map((card) => [card, (values[card] as string) || null])),
      ...Object.fromEntries(nameLists.map((list) => [list, namesIn(values[list])])),
      version,
    }),
    [version],
  );
  const defaultValues = {
    ...Object.fromEntries(cardNames.map((card) => [card, situations[card] ?? ''])),
    ...Object.fromEntries(nameLists.map((list) => [list, linesOf(situations[list])])),
  };
  const form = useContractForm(SituationsBody, { defaultValues, toBody });
  const send = form.submit(async (body) => {
    const { error } = await save({ body });
    if (error) {
      form.showErrors(problemOf(error)?.errors ?? []);
      notify.error(detailOr(error, t('documentRequests.staleSituations')));
    } else onSaved();
  });
  return (
    <ContractForm form={form} onSubmit={send}>
      <Grid width="wide">
        {cardNames.map((card) => (
          <SituationCardFields key={card} card={card} />
        ))}
      </Grid>
      <SubmitButton busy={isLoading}>{t('documentRequests.saveAnswers')}</SubmitButton>
    </ContractForm>
  );
}

function SituationCardFields({ card }: { card: SituationCard }) {
  const t = useTranslate();
  const isYes = useFieldValue(card) === 'yes';
  const choices = situationAnswers.map((value) => ({ value, label: t(`documentRequests.answers.${value}`) }));
  return (
    <Stack gap="tight">
      <ChoiceField name={card} choices={choices} />
      {isYes
        ? situationCards[card].map((list) => (
            <TextAreaField
              key={list}
              name={list}
              rows={2}
              maxLength={requestLimits.names * (requestLimits.name + 1)}
              help={t('documentRequests.names')}
            />
          ))
        : null}
    </Stack>
  );
}
