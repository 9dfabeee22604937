import { useState } from 'react';
import type { SignedInDevice } from '@portal/domain/signed-in-devices/signed-in-devices.dto';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { detailOr } from '@portal/data-access/core';
import {
  useSignedInDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} from '@portal/data-access/signed-in-devices';
import { Button, Card, ErrorState, MutedText, SkeletonLines, Stack, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import '../account-rows/account-rows.css';

/** Devices listed; "Sign out everywhere else" ends the sessions of the others too. */
const most = 20;

/** Lists the browsers in which the user is signed in, and signs them out. */
export function SignedInDevicesCard() {
  const t = useTranslate();
  const query = useSignedInDevicesQuery({ query: { limit: most } }, { refetchOnMountOrArgChange: true });
  const page = query.data;
  return (
    <Card title={t('devices.title')}>
      {page ? (
        <Stack>
          <p>{t('devices.lead')}</p>
          <ul className="shell-rows" aria-label={t('devices.title')}>
            {page.rows.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          {page.total > page.rows.length ? <p>{t('devices.more', { count: page.total - page.rows.length })}</p> : null}
          {page.total > 1 ? <SignOutOthers /> : null}
        </Stack>
      ) : query.isError ? (
        <ErrorState title={t('devices.loadFailed')} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </Card>
  );
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const t = useTranslate();
  const locale = useLocale();
  const [signOut] = useSignOutDeviceMutation();
  const { browser, system } = device;
  const name =
    browser && system ? t('devices.named', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  const signedInAt = formatDateTime(device.signed_in_at, locale);

  const send = async (): Promise<void> => {
    const { error } = await signOut({ id: device.id });
    if (error) notify.error(detailOr(error, t('devices.failed')));
    else notify.success(t('devices.signedOut'));
  };

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <MutedText>{t('devices.signedIn', { at: signedInAt })}</MutedText>
        {device.current ? null : (
          <MutedText>{t('devices.used', { at: formatDateTime(device.last_used_at, locale) })}</MutedText>
        )}
      </div>
      {device.current ? (
        <span>{t('devices.current')}</span>
      ) : (
        <Button aria-label={t('devices.signOutName', { name, at: signedInAt })} onClick={send}>
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}

function SignOutOthers() {
  const t = useTranslate();
  const [signOutOthers] = useSignOutOtherDevicesMutation();
  const [asking, setAsking] = useState(false);

  const confirm = async (): Promise<void> => {
    const { error } = await signOutOthers();
    setAsking(false);
    if (error) notify.error(detailOr(error, t('devices.failed')));
    else notify.success(t('devices.othersDone'));
  };

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('devices.others')}</Button>
      <ConfirmModal
        open={asking}
        title={t('devices.othersTitle')}
        action={t('devices.others')}
        dangerous
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('devices.othersAbout')}</p>
      </ConfirmModal>
    </>
  );
}
