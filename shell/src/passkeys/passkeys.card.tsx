import type { Passkey } from '@portal/domain/passkeys/passkeys.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, ErrorState, MutedText, Stack, notify } from '@portal/ui-kit/core';
import { useOwnPasskeys } from './own-passkeys';
import { supportsPasskeys } from './passkey-ceremony';
import { RemovePasskey } from './remove-passkey';
import { RenamePasskey } from './rename-passkey';
import { useAddPasskey } from './use-passkey';
import '../account-rows/account-rows.css';
import './passkeys.css';

interface PasskeysCardProps {
  /** Receives the recovery codes that come with the first second factor of staff. */
  onCodes: (recovery_codes: readonly string[]) => void;
}

/** Lists the user's passkeys; adds, renames and removes them. */
export function PasskeysCard({ onCodes }: PasskeysCardProps) {
  const t = useTranslate();
  return (
    <Card title={t('webauthn.title')}>
      <Stack>
        <p>{t('webauthn.lead')}</p>
        <PasskeyList />
        {supportsPasskeys() ? <AddPasskey onCodes={onCodes} /> : <p>{t('webauthn.unsupported')}</p>}
      </Stack>
    </Card>
  );
}

/** Keeps the height of one line while it loads, which is all that most people see. */
function PasskeyList() {
  const t = useTranslate();
  const query = useOwnPasskeys();
  if (query.isError && !query.data)
    return <ErrorState title={t('webauthn.loadFailed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <div className="shell-passkeys__line" aria-busy="true" />;
  if (query.data.rows.length === 0) return <p className="shell-passkeys__line">{t('webauthn.none')}</p>;
  return (
    <ul className="shell-rows" aria-label={t('webauthn.title')}>
      {query.data.rows.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslate();
  const locale = useLocale();
  const { name, created_at, last_used_at } = passkey;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <MutedText>{t('webauthn.addedAt', { at: formatDate(created_at, locale) })}</MutedText>
        <MutedText>
          {last_used_at ? t('webauthn.lastUsed', { at: formatDate(last_used_at, locale) }) : t('webauthn.neverUsed')}
        </MutedText>
      </div>
      <div className="shell-passkeys__actions">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </div>
    </li>
  );
}

function AddPasskey({ onCodes }: PasskeysCardProps) {
  const t = useTranslate();
  const add = useAddPasskey();

  const send = async (): Promise<void> => {
    const result = await add();
    if ('error' in result) {
      if (result.error !== null) notify.error(result.error);
      return;
    }
    notify.success(t('webauthn.added'));
    const { recovery_codes } = result.data;
    if (recovery_codes) onCodes(recovery_codes);
  };

  return <Button onClick={send}>{t('webauthn.add')}</Button>;
}
