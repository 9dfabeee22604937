import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';

/** Props of the placeholder shown while a part loads: the part's own props, and its loading state. */
export type WaitingProps<Props> = Props & { failed: boolean; onRetry: () => void };

/** A lazy component that can be preloaded, so that it appears immediately when rendered. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Resolves once it has loaded (true), or has failed to load (false). */
  preload: () => Promise<boolean>;
};

/**
 * Lazily loads a part of the screen. Unlike with React's `lazy`, a chunk that fails to load (offline, or removed by a
 * release) does not crash the page and can be retried: `Waiting` shows the failure, and its `onRetry` loads the chunk
 * again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType<WaitingProps<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const get = async (): Promise<ComponentType<Props>> => (loaded = (await load()).default);

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Loaded || failed) return undefined;
      let isMounted = true;
      get().then(
        (fresh) => isMounted && setLoaded(() => fresh),
        () => isMounted && setFailed(true),
      );
      return () => {
        isMounted = false;
      };
    }, [Loaded, failed]);

    return Loaded ? <Loaded {...props} /> : <Waiting {...props} failed={failed} onRetry={() => setFailed(false)} />;
  }
  // If a preload fails, the part is requested again when it is rendered.
  return Object.assign(Part, {
    preload: () =>
      get().then(
        () => true,
        () => false,
      ),
  });
}

interface WindowWaitingProps {
  failed: boolean;
  onRetry: () => void;
  /** Closes the placeholder with the modal's own handler. */
  onClose: () => void;
}

/** Placeholder at the bottom of the screen for a modal whose chunk is loading or failed to load. */
export function LoadingModal({ failed, onRetry, onClose }: WindowWaitingProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);

  // Manages focus like the modal: takes it, and returns it afterwards.
  useLayoutEffect(() => {
    if (!failed) return undefined;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, [failed]);

  return (
    <div className="ui-window-waiting" ref={box} role={failed ? 'alert' : 'status'} data-failed={failed}>
      <span>{t(failed ? 'core.windowFailed' : 'core.loading')}</span>
      {failed ? (
        <>
          <Button kind="primary" onClick={onRetry}>
            {t('core.tryAgain')}
          </Button>
          <Button onClick={onClose}>{t('core.dismiss')}</Button>
        </>
      ) : null}
    </div>
  );
}

/** Lazily loads a modal when it first opens. */
export const lazyWindow = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(load, LoadingModal);
