import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';

/** What is shown as long as a part is not there: what the part itself would get, and how its loading goes. */
export type WaitingProps<Props> = Props & { failed: boolean; onRetry: () => void };

/**
 * A part of the screen in a file of its own. Unlike React's `lazy`, a file that cannot be had (no network, taken away by a
 * release) neither takes the page along nor stays missing: `Waiting` says so, and its `onRetry` asks for it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType<WaitingProps<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part || failed) return undefined;
      let wanted = true;
      load().then(
        ({ default: Loaded }) => {
          loaded = Loaded;
          if (wanted) setPart(() => Loaded);
        },
        () => wanted && setFailed(true),
      );
      return () => {
        wanted = false;
      };
    }, [Part, failed]);

    return Part ? <Part {...props} /> : <Waiting {...props} failed={failed} onRetry={() => setFailed(false)} />;
  };
}

interface WindowWaitingProps {
  failed: boolean;
  onRetry: () => void;
  /** As the window itself would be closed. */
  onClose: () => void;
}

/** In the place of a window whose file is on its way or cannot be had: at the foot of the screen, over the page. */
export function WindowWaiting({ failed, onRetry, onClose }: WindowWaitingProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);

  // As the window would: the focus comes in, and goes back to where it was.
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

/** A window in a file of its own, which comes when it is opened for the first time. */
export const lazyWindow = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(load, WindowWaiting);
