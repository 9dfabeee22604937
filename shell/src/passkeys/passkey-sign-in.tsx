import type { ReactNode } from 'react';
import type { Session } from '@portal/domain/account/session.dto';
import { Button } from '@portal/ui-kit/core';
import { supportsPasskeys } from './passkey-ceremony';
import { useSignInWithPasskey } from './use-passkey';

interface PasskeySignInProps {
  children: ReactNode;
  onSignedIn: (session: Session) => unknown;
  /** Receives a sentence to show, and null when a new attempt begins. */
  onRefused: (refusal: string | null) => void;
}

/**
 * Signs in with a passkey instead of everything else. Prerendered, so it keeps its place where the browser turns out not
 * to support passkeys.
 */
export function PasskeySignIn({ children, onSignedIn, onRefused }: PasskeySignInProps) {
  const signIn = useSignInWithPasskey();

  const send = async (): Promise<void> => {
    onRefused(null);
    const result = await signIn();
    if ('error' in result) onRefused(result.error);
    else await onSignedIn(result.data);
  };

  return (
    <div className={supportsPasskeys() ? 'shell-passkey' : 'shell-passkey shell-passkey--unsupported'}>
      <Button wide onClick={send}>
        {children}
      </Button>
    </div>
  );
}
