import { useState } from 'react';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type { PreparerProfile } from '@portal/domain/preparers/profile.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr } from '@portal/data-access/core';
import { useRemovePictureMutation, useUploadPictureMutation } from '@portal/data-access/profile';
import { Button, Card, Stack, notify } from '@portal/ui-kit/core';
import { UploadArea, type UploadItem } from '@portal/ui-kit/upload';

/** What need not be sent to be refused (specification part 2, section 5). */
function refusalOf({ type, size }: File): 'profile.notAnImage' | 'profile.pictureTooLarge' | undefined {
  if (!type.startsWith('image/')) return 'profile.notAnImage';
  return size > preparerLimits.pictureBytes ? 'profile.pictureTooLarge' : undefined;
}

/** The picture on every card of the preparer. A refused one leaves the one that is there. */
export function PictureCard({ profile }: { profile: PreparerProfile }) {
  const t = useTranslate();
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [remove, { isLoading: removing }] = useRemovePictureMutation();
  const [chosen, setChosen] = useState<File>();
  const [detail, setDetail] = useState('');

  const send = async (file: File): Promise<void> => {
    setChosen(file);
    const refusal = refusalOf(file);
    setDetail(refusal ? t(refusal) : '');
    if (refusal) return;
    const { error } = await upload({ body: { fields: {}, file } });
    if (error) setDetail(detailOr(error, t('profile.pictureUploadFailed')));
    else {
      setChosen(undefined);
      notify.success(t('preparerProfile.picture.uploaded'));
    }
  };
  const take = async (): Promise<void> => {
    const { error } = await remove();
    if (error) notify.error(detailOr(error, t('profile.updateFailed')));
    else notify.success(t('preparerProfile.picture.removed'));
  };

  const state = isLoading ? 'sending' : 'failed';
  const items: UploadItem[] = chosen ? [{ id: 'picture', name: chosen.name, state, detail }] : [];
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
        <UploadArea
          label={t('preparerProfile.picture.choose')}
          help={t('preparerProfile.picture.help')}
          accept="image/jpeg,image/png"
          multiple={false}
          camera={{ facing: 'user', label: t('preparerProfile.picture.camera') }}
          disabled={isLoading}
          items={items}
          onFiles={([file]) => (file ? void send(file) : undefined)}
          onCancel={() => setChosen(undefined)}
          onRetry={() => (chosen ? void send(chosen) : undefined)}
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
      {profile.first_name.charAt(0)}
      {profile.last_name.charAt(0)}
    </span>
  );
}
