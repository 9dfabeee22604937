import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';
import { AccentSample, Brand, Card, Inline, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { fields, linesOf } from './site-settings.form-values';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Live preview of the public pages. */
export function SettingsPreview() {
  const t = useTranslate();
  const logo = useSite()?.logo;
  const name = textOf(fields.useFieldValue('name'));
  const year = textOf(fields.useFieldValue('founded_year'));
  const phone = textOf(fields.useFieldValue('phone'));
  const email = textOf(fields.useFieldValue('email'));
  const accent = textOf(fields.useFieldValue('accent_colour'));
  const badges = linesOf(fields.useFieldValue('trust_badges'));
  const adjusted = (shade: string): string => t('officeSettings.adjusted', { shade });
  return (
    <Card title={t('officeSettings.preview')}>
      <strong className="ui-brand">
        <Brand name={name} logo={logo} />
      </strong>
      {year ? <div>{t('officeSettings.since', { year })}</div> : null}
      <MutedText>{[phone, email].filter(Boolean).join(' · ')}</MutedText>
      {badges.length > 0 ? (
        <Inline>
          {badges.map((badge) => (
            <Tag key={badge}>{badge}</Tag>
          ))}
        </Inline>
      ) : null}
      {(['light', 'dark'] as const).map((mode) => (
        <AccentSample key={mode} mode={mode} accent={accent} adjusted={adjusted}>
          {t('officeSettings.sample')}
        </AccentSample>
      ))}
    </Card>
  );
}
