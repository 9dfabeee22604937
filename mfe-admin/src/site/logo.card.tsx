import { siteLimits } from '@portal/domain/site/site.limits';
import { useTranslate } from '@portal/i18n';
import { useRemoveLogoMutation, useUploadLogoMutation } from '@portal/data-access/site-settings';
import { detailOr } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { Button, Card, Inline, LogoImage, MutedText, Stack, notify } from '@portal/ui-kit/core';
import { PictureUpload } from '@portal/ui-kit/upload';

/** Large enough to judge the logo, but no wider than a phone. */
const most = { width: 240, height: 120 } as const;

/** The logo, shown beside the office's name to everyone as soon as it is uploaded. */
export function LogoCard() {
  const t = useTranslate();
  const logo = useSite()?.logo;
  const [upload] = useUploadLogoMutation();
  const [remove, { isLoading: removing }] = useRemoveLogoMutation();

  const send = async (file: File): Promise<string> => {
    const { error } = await upload({ body: { fields: {}, file } });
    if (error) return detailOr(error, t('officeSettings.logo.uploadFailed'));
    notify.success(t('officeSettings.logo.uploaded'));
    return '';
  };
  const take = async (): Promise<void> => {
    const { error } = await remove();
    if (error) notify.error(detailOr(error, t('siteSettings.updateFailed')));
    else notify.success(t('officeSettings.logo.removed'));
  };

  return (
    <Card title={t('officeSettings.logo.title')}>
      <Stack>
        <MutedText>{t('officeSettings.logo.about')}</MutedText>
        {logo ? (
          <Inline>
            <LogoImage logo={logo} alt={t('officeSettings.logo.alt')} most={most} />
            <Button onClick={take} busy={removing}>
              {t('officeSettings.logo.remove')}
            </Button>
          </Inline>
        ) : null}
        <PictureUpload
          label={t('officeSettings.logo.choose')}
          help={t('officeSettings.logo.help')}
          maxBytes={siteLimits.logoBytes}
          refusals={{ notAnImage: t('profile.notAnImage'), tooLarge: t('siteSettings.logoTooLarge') }}
          onSend={send}
        />
      </Stack>
    </Card>
  );
}
