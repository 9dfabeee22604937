/// <reference path="../css.d.ts" />
import { useTranslate } from '@portal/i18n';
import './toast-list.css';
import { notification } from 'antd';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { toastLimits, toastStore, type Toast } from './toast-store';

/** At the top right and below the header, so that name and sign-out stay in reach. */
const config = { placement: 'topRight', top: 72, maxCount: toastLimits.atOnce, stack: false } as const;

/** Seconds; with none at all antd closes what it was already counting down. */
const whileRead = 3600;

/** antd's notifications. A file of its own: a visitor to whom nothing is said does not download it. */
export function ToastList() {
  const t = useTranslate();
  const [api, holder] = notification.useNotification(config);
  const said = useSyncExternalStore(toastStore.subscribe, toastStore.said);
  const cleared = useSyncExternalStore(toastStore.subscribe, toastStore.cleared);
  const left = useSyncExternalStore(toastStore.subscribe, toastStore.left);
  const alreadyCleared = useRef(cleared);
  const open = useRef(new Map<string, Toast>());

  const show = useCallback(
    function show(toast: Toast, duration: number | false = toast.stays ? false : toastLimits.seconds): void {
      const { key, tone, text, stays } = toast;
      open.current.set(key, toast);
      api.open({
        key,
        type: tone,
        title: text,
        duration,
        className: 'ui-toast',
        // What went wrong is read out at once, anything else when the reader pauses.
        role: tone === 'error' ? 'alert' : 'status',
        closable: { 'aria-label': t('core.dismiss') },
        // Reading takes as long as it takes (WCAG 2.2.1): antd waits for the pointer, this for the focus.
        props: {
          onFocus: () => !stays && show(toast, whileRead),
          // The focus also leaves when it is dismissed.
          onBlur: () => !stays && open.current.has(key) && show(toast),
        },
        onClose: () => open.current.delete(key),
      });
    },
    [api, t],
  );

  useEffect(() => toastStore.take().forEach((toast) => show(toast)), [said, show]);

  useEffect(() => {
    for (const [key, toast] of open.current)
      if (toastStore.isOver(toast)) {
        open.current.delete(key);
        api.destroy(key);
      }
  }, [api, left]);

  useEffect(() => {
    if (cleared === alreadyCleared.current) return;
    alreadyCleared.current = cleared;
    open.current.clear();
    api.destroy();
  }, [api, cleared]);

  return holder;
}
