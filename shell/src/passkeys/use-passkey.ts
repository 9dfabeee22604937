import type { AddedPasskey } from '@portal/domain/passkeys/passkeys.dto';
import type { Session } from '@portal/domain/account/session.dto';
import {
  useAddPasskeyMutation,
  usePasskeyCreationMutation,
  usePasskeySignInRequestMutation,
  usePasskeyStepUpRequestMutation,
  useSignInWithPasskeyMutation,
  useStepUpWithPasskeyMutation,
} from '@portal/data-access/passkeys';
import { usePasskeyCeremony } from './passkey-ceremony';

/** Returns a function that creates a passkey for the user's account. */
export function useAddPasskey() {
  const run = usePasskeyCeremony();
  const [begin] = usePasskeyCreationMutation();
  const [add] = useAddPasskeyMutation();
  return () =>
    run({
      begin: () => begin(),
      ask: ({ createPasskey }, options) => createPasskey(options),
      finish: (body): Promise<{ data?: AddedPasskey; error?: unknown }> => add({ body }),
    });
}

/** Returns a function that signs in with any passkey of this portal. */
export function useSignInWithPasskey() {
  const run = usePasskeyCeremony();
  const [begin] = usePasskeySignInRequestMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return () =>
    run({
      begin: () => begin(),
      ask: ({ signWithPasskey }, options) => signWithPasskey(options),
      finish: (body): Promise<{ data?: Session; error?: unknown }> => signIn({ body }),
    });
}

/** Returns a function that confirms the user's identity with one of their passkeys. */
export function useStepUpWithPasskey() {
  const run = usePasskeyCeremony();
  const [begin] = usePasskeyStepUpRequestMutation();
  const [confirm] = useStepUpWithPasskeyMutation();
  return () =>
    run({
      begin: () => begin(),
      ask: ({ signWithPasskey }, options) => signWithPasskey(options),
      finish: (body): Promise<{ data?: unknown; error?: unknown }> => confirm({ body }),
    });
}
