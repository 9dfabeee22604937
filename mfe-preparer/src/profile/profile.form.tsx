import { useEffect, useState } from 'react';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { ProfileBody, type PreparerProfile } from '@portal/domain/preparers/profile.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useUpdateProfileMutation } from '@portal/data-access/profile';
import { inputSnapshot, useFormDraft } from '@portal/drafts/form-draft';
import { Alert, Button, Card, Stack, notify } from '@portal/ui-kit/core';
import {
  ContractForm,
  RestoredNotice,
  SubmitButton,
  blankToNull,
  fieldsOf,
  useContractForm,
  type FieldValues,
} from '@portal/ui-kit/forms';
import { Languages, useLanguageChoices } from './languages';
import { Specialties, withOneMore } from './specialties';

const { SelectField, TextField, TextAreaField } = fieldsOf<ProfileBody, 'specialty' | 'language'>();

const valuesOf = ({ office_location, bio, bio_es, languages, specialties }: PreparerProfile): FieldValues => ({
  office_location: office_location ?? '',
  bio: bio ?? '',
  bio_es: bio_es ?? '',
  languages,
  language: '',
  specialties,
  specialty: '',
});

/** Includes a specialty that was typed but not added yet. */
const toBody = ({ specialty, specialties, language: _picked, languages, ...texts }: FieldValues): object => ({
  ...(blankToNull(texts) as object),
  languages: languages as string[],
  specialties: withOneMore(specialties as string[], String(specialty ?? '')),
});

/** Profile form with a save button. Restores unsaved input after the user leaves the page or the session ends. */
export function ProfileForm({ profile }: { profile: PreparerProfile }) {
  const t = useTranslate();
  const typed = useFormDraft('profile', profile, { valuesOf, toBody });
  const [base, setBase] = useState(typed.row);
  const [version, setVersion] = useState(base.version);
  const [stale, setStale] = useState(false);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const form = useContractForm(ProfileBody, { defaultValues: typed.values, toBody });
  const { methods } = form;

  const { watch, isRestored } = typed;
  useEffect(() => watch(methods, base), [watch, methods, base]);

  const restart = (saved: PreparerProfile): void => {
    setBase(saved);
    setVersion(saved.version);
    setStale(false);
  };
  const discard = (): void => {
    restart(profile);
    methods.reset(valuesOf(profile));
  };
  const send = async (body: ProfileBody): Promise<void> => {
    const sent = inputSnapshot(methods);
    const { data, error } = await update({ body: { ...body, version } });
    if (data) {
      restart(data);
      // Show the values that the server stored, unless the user has typed more in the meantime.
      if (inputSnapshot(methods) === sent) methods.reset(valuesOf(data));
      notify.success(t('preparerProfile.saved'));
      return;
    }
    const problem = problemOf(error);
    if (problem?.code === 'stale_version' && problem.version !== undefined) {
      setVersion(problem.version);
      setStale(true);
    } else if (problem?.errors.length) form.showErrors(problem.errors);
    else notify.error(detailOr(error, t('profile.updateFailed')));
  };

  const [specialties, specialty] = methods.watch(['specialties', 'specialty']) as [string[], string];
  const languages = methods.watch('languages') as string[];
  const otherLanguages = useLanguageChoices(languages);
  const setLanguages = (next: string[]): void => methods.setValue('languages', next, { shouldDirty: true });
  const addLanguage = (code: string): void => {
    if (code !== '') setLanguages([...languages, code]);
    methods.setValue('language', '');
  };
  const setSpecialties = (next: string[]): void => methods.setValue('specialties', next, { shouldDirty: true });
  const add = (): void => {
    setSpecialties(withOneMore(specialties, specialty));
    methods.setValue('specialty', '');
    methods.setFocus('specialty');
  };
  // Enter in the field for a new specialty adds it instead of submitting the form.
  const submit = async (): Promise<void> => {
    if (specialty.trim() !== '' && document.activeElement?.getAttribute('name') === 'specialty') add();
    else await form.submit(send)();
  };

  return (
    <Card title={t('preparerProfile.details')}>
      <ContractForm form={form} onSubmit={submit} label={t('preparerProfile.details')}>
        <Stack>
          {stale ? <Alert title={t('profile.changedMeanwhile')}>{t('preparerProfile.changedElsewhere')}</Alert> : null}
          {isRestored ? <RestoredNotice onDiscard={discard} /> : null}
          <TextField name="office_location" maxLength={preparerLimits.officeLocation} />
          <TextAreaField name="bio" maxLength={preparerLimits.bio} />
          <TextAreaField name="bio_es" maxLength={preparerLimits.bio} help={t('preparerProfile.bioEsHelp')} />
          <Languages languages={languages} onChange={setLanguages} />
          <SelectField
            name="language"
            label={t('preparerProfile.addLanguage')}
            choices={otherLanguages}
            onPick={addLanguage}
          />
          <Specialties specialties={specialties} onChange={setSpecialties} />
          <div className="profile-add">
            <TextField
              name="specialty"
              label={t('preparerProfile.addSpecialty')}
              maxLength={preparerLimits.specialty}
            />
            <Button onClick={add}>{t('preparerProfile.add')}</Button>
          </div>
          <SubmitButton busy={isLoading}>{t('preparerProfile.save')}</SubmitButton>
        </Stack>
      </ContractForm>
    </Card>
  );
}
