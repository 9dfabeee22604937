import { useEffect, useState } from 'react';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import type { RevealBody } from '@portal/domain/clients/reveal.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { RevealDialog } from './reveal.dialog';

interface MaskedValueProps {
  clientId: string;
  secret: Pick<RevealBody, 'field' | 'child'>;
  /** The masked number: `XXX-XX-1234`. */
  masked: string;
  /** Accessible label: the kind of number and the person's name. */
  label: string;
}

/** A masked number that can be revealed for a few seconds; masked again when the page is hidden. */
export function MaskedValue({ clientId, secret, masked, label }: MaskedValueProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const hide = (): void => setValue(null);

  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(hide, clientLimits.revealedFor);
    const leave = (): void => (document.visibilityState === 'hidden' ? hide() : undefined);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [value]);

  return (
    <span className="client-secret">
      <span role="status">{value ?? masked}</span>
      {value === null ? (
        <Button aria-label={t('clients.reveal.showOf', { label })} onClick={() => setAsking(true)}>
          {t('clients.reveal.show')}
        </Button>
      ) : (
        <Button aria-label={t('clients.reveal.hideOf', { label })} onClick={hide}>
          {t('clients.reveal.hide')}
        </Button>
      )}
      {isAsking ? (
        <RevealDialog
          clientId={clientId}
          request={{ ...secret, ...endOf(masked) }}
          label={label}
          onShow={setValue}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </span>
  );
}

/** Returns the last digits of the number, so that the server can check that it has not changed. */
function endOf(masked: string): Pick<RevealBody, 'ends_in'> {
  const [last] = /\d{4}$/.exec(masked) ?? [];
  return last === undefined ? {} : { ends_in: last };
}
