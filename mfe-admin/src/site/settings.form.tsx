import { useEffect, useMemo } from 'react';
import { SiteSettingsBody, type SiteSettings } from '@portal/domain/site/site-settings.dto';
import { timeZoneChoices } from '@portal/domain/contract/time-zones';
import { siteLimits } from '@portal/domain/site/site.limits';
import { useTranslate } from '@portal/i18n';
import { useLazySiteSettingsQuery, useUpdateSiteSettingsMutation } from '@portal/data-access/site-settings';
import { detailOr, problemOf } from '@portal/data-access/core';
import { inputSnapshot, useFormDraft } from '@portal/drafts/form-draft';
import { MutedText, notify } from '@portal/ui-kit/core';
import { ContractForm, RestoredNotice, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { PreparerField } from '../assignments/preparer.field';
import { usePreparerOffer } from '../assignments/preparer.select';
import { ConflictNotice, useConflict } from '../edit/conflict';
import { SettingsPreview } from './settings.preview';
import { fields, places, toBody, valuesOf } from './site-settings.form-values';

const { SelectField, SwitchField, TextField, TextAreaField } = fields;

/** Form for the office's details, claims and appearance. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const t = useTranslate();
  const [update] = useUpdateSiteSettingsMutation();
  const [read] = useLazySiteSettingsQuery();
  const { data: people } = usePreparerOffer();
  const typed = useFormDraft('site-settings', settings, { valuesOf, toBody });
  const form = useContractForm(SiteSettingsBody, { defaultValues: typed.values, toBody });
  const [conflict, showTheirs, restart] = useConflict(typed.row, form, valuesOf, settings);

  const { watch, isRestored } = typed;
  useEffect(() => watch(form.methods, conflict.base), [watch, form.methods, conflict.base]);
  const discard = (): void => {
    restart(settings);
    form.methods.reset(valuesOf(settings));
  };

  const send = async (body: SiteSettingsBody): Promise<void> => {
    const sent = inputSnapshot(form.methods);
    const { data, error } = await update({ body: { ...body, version: conflict.version } });
    if (data) {
      restart(data);
      // Show the trimmed values that the server stored, unless the user has typed more in the meantime.
      if (inputSnapshot(form.methods) === sent) form.methods.reset(valuesOf(data));
      notify.success(t('officeSettings.saved'));
      return;
    }
    const problem = problemOf(error);
    const { data: theirs } = problem?.code === 'stale_version' ? await read() : {};
    if (theirs) showTheirs(theirs);
    else if (problem?.errors.length)
      form.showErrors(
        problem.errors.map(({ field, detail }) => ({
          field: field === 'featured_preparer_ids' ? places[0] : field,
          detail,
        })),
      );
    else notify.error(detailOr(error, t('siteSettings.updateFailed')));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('adminFrame.more.site')}>
      <MutedText>{t('officeSettings.about')}</MutedText>
      {isRestored ? <RestoredNotice onDiscard={discard} /> : null}
      <ConflictNotice title={t('siteSettings.changedMeanwhile')} shape={SiteSettingsBody} conflict={conflict} />
      <div className="admin-settings__columns">
        <div className="ui-fields">
          <TextField name="name" maxLength={120} />
          <TextField name="founded_year" short inputMode="numeric" maxLength={4} />
          <TextField name="phone" type="tel" inputMode="tel" />
          <TextField name="second_phone" label={t('officeSettings.phoneOptional')} type="tel" inputMode="tel" />
          <TextField name="email" type="email" inputMode="email" />
          <TextField name="legal_name" maxLength={120} help={t('officeSettings.legalHelp')} />
          <TextField name="price_note" maxLength={siteLimits.priceNote} help={t('officeSettings.priceHelp')} />
          <TextField name="price_note_es" maxLength={siteLimits.priceNote} />
          <TextField name="accent_colour" maxLength={7} help={t('officeSettings.colorHelp')} />
          <TextAreaField
            name="trust_badges"
            maxLength={siteLimits.badges * (siteLimits.badge + 1)}
            help={t('officeSettings.badgesHelp', { most: siteLimits.badges })}
          />
          {people?.total === 0 ? <MutedText>{t('officeSettings.noPreparers')}</MutedText> : null}
          {people && people.total > 0
            ? places.map((place, at) => (
                <PreparerField
                  key={place}
                  form={form}
                  name={place}
                  label={t('officeSettings.featured', { place: at + 1 })}
                  {...(at === 0 ? { help: t('officeSettings.featuredHelp') } : {})}
                  placeholder={t('officeSettings.nobody')}
                />
              ))
            : null}
          <TimeZoneField current={settings.time_zone} />
          <SwitchField name="requires_review" help={t('officeSettings.reviewHelp')} />
        </div>
        <div className="admin-settings__preview">
          <SettingsPreview />
        </div>
        <SubmitButton>{t('officeSettings.save')}</SubmitButton>
      </div>
    </ContractForm>
  );
}

/** Hidden with a server of the release before, which does not know the field. */
function TimeZoneField({ current }: { current: string | undefined }) {
  const t = useTranslate();
  const choices = useMemo(
    () => timeZoneChoices(current ?? '').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [current],
  );
  if (current === undefined) return null;
  return <SelectField name="time_zone" choices={choices} blank={false} wide help={t('officeSettings.timeZoneHelp')} />;
}
