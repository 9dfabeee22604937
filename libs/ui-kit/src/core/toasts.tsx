import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from './toast-store';

/**
 * Shows what `notify` says; once, in the shell, outside of everything that can fail. antd's notification is loaded with
 * the first toast, or ahead of it where one is likely (`ahead`), so that it is there when the network is not.
 */
export function Toasts({ ahead = false }: { ahead?: boolean }) {
  const said = useSyncExternalStore(toastStore.subscribe, toastStore.said, toastStore.said);
  const [ToastList, setToastList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (ToastList || (said === 0 && !ahead)) return;
    // Not `lazy`, which would remember a failure: each further toast tries again.
    import('./toast-list').then(
      (loaded) => setToastList(() => loaded.ToastList),
      () => undefined,
    );
  }, [ToastList, ahead, said]);

  return ToastList ? <ToastList /> : null;
}
