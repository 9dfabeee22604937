import { initials } from '@portal/domain/account/person-name';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type { PreparerProfile } from '@portal/domain/preparers/profile.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr } from '@portal/data-access/core';
import { useRemovePictureMutation, useUploadPictureMutation } from '@portal/data-access/profile';
import { Button, Card, Stack, notify } from '@portal/ui-kit/core';
import { PictureUpload } from '@portal/ui-kit/upload';

/** The preparer's picture. A rejected upload keeps the current one. */
export function PictureCard({ profile }: { profile: PreparerProfile }) {
  const t = useTranslate();
  const [upload] = useUploadPictureMutation();
  const [remove, { isLoading: removing }] = useRemovePictureMutation();

  const send = async (file: File): Promise<string> => {
    const { error } = await upload({ body: { fields: {}, file } });
    if (error) return detailOr(error, t('profile.pictureUploadFailed'));
    notify.success(t('preparerProfile.picture.uploaded'));
    return '';
  };
  const take = async (): Promise<void> => {
    const { error } = await remove();
    if (error) notify.error(detailOr(error, t('profile.updateFailed')));
    else notify.success(t('preparerProfile.picture.removed'));
  };

  return (
    <Card title={t('preparerProfile.picture.title')}>
      <Stack>
        <div className="profile-picture">
          <Picture profile={profile} />
          {profile.profile_picture ? (
            <Button onClick={take} busy={removing}>
              {t('preparerProfile.picture.remove')}
            </Button>
          ) : null}
        </div>
        <PictureUpload
          label={t('preparerProfile.picture.choose')}
          help={t('preparerProfile.picture.help')}
          camera={{ facing: 'user', label: t('preparerProfile.picture.camera') }}
          maxBytes={preparerLimits.pictureBytes}
          refusals={{ notAnImage: t('profile.notAnImage'), tooLarge: t('profile.pictureTooLarge') }}
          onSend={send}
        />
      </Stack>
    </Card>
  );
}

function Picture({ profile }: { profile: PreparerProfile }) {
  const t = useTranslate();
  return profile.profile_picture ? (
    <img
      className="profile-portrait"
      src={`data:image/jpeg;base64,${profile.profile_picture}`}
      width={96}
      height={96}
      alt={t('preparerProfile.picture.alt')}
    />
  ) : (
    <span className="profile-portrait" aria-hidden="true">
      {initials(profile)}
    </span>
  );
}
