import { useProfileQuery } from '@portal/data-access/profile';
import { useTranslate } from '@portal/i18n';
import { Card, ErrorState, Grid, LoadingState, MutedText, PageFrame, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';
import type { PreparerProfile } from '@portal/domain/preparers/profile.dto';
import { PictureCard } from './picture.card';
import { ProfileForm } from './profile.form';
import './profile.css';

/** A preparer's own public profile: picture, portal address, office address, bio and specialties. */
export default function ProfilePage() {
  const t = useTranslate();
  return (
    <PageFrame title={t('preparerProfile.title')} lead={t('preparerProfile.lead')}>
      <ProfileFace />
    </PageFrame>
  );
}

function ProfileFace() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useProfileQuery(undefined);
  if (data)
    return (
      <Stack>
        <Grid width="wide">
          <PictureCard profile={data} />
          <PortalCard profile={data} />
        </Grid>
        <ProfileForm profile={data} />
      </Stack>
    );
  if (error) return <ErrorState title={t('preparerProfile.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      <SkeletonCard lines={8} />
    </LoadingState>
  );
}

function PortalCard({ profile: { portal_url, preparer_code } }: { profile: PreparerProfile }) {
  const t = useTranslate();
  const address = new URL(portal_url, window.location.origin).href;
  return (
    <Card title={t('preparerProfile.portal.title')}>
      <Stack>
        <MutedText>{t('preparerProfile.portal.lead')}</MutedText>
        <a className="profile-address" href={address}>
          {address}
        </a>
        <p>
          {t('preparerProfile.portal.code')}: <strong>{preparer_code}</strong>
        </p>
        <div>
          <CopyButton text={address}>{t('preparerProfile.portal.copy')}</CopyButton>
        </div>
      </Stack>
    </Card>
  );
}
