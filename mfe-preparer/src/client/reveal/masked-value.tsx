import { useEffect, useState } from 'react';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import type { RevealBody } from '@portal/domain/clients/reveal.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { RevealDialog } from './reveal.dialog';

interface MaskedValueProps {
  clientId: string;
  secret: Pick<RevealBody, 'field' | 'child'>;
  /** As it is shown to whoever has not asked: `XXX-XX-1234`. */
  masked: string;
  /** Whose number it is, in words. */
  label: string;
}

/** A number by its end. In full it is shown to who asks, for some seconds, and not while the page is out of sight. */
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
          asked={{ ...secret, ...endOf(masked) }}
          label={label}
          onShow={setValue}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </span>
  );
}

/** What is seen of the number, so that the server can tell whether it is still that one. */
function endOf(masked: string): Pick<RevealBody, 'ends_in'> {
  const [last] = /\d{4}$/.exec(masked) ?? [];
  return last === undefined ? {} : { ends_in: last };
}
