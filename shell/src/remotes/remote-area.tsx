import { Component, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Spinner } from '@portal/ui-kit/core';
import { AreaFailed } from './area-failed';
import { AreaRegistry } from './area-registry';
import { loadArea } from './load-area';

/** The areas of this page. */
export const areaRegistry = new AreaRegistry(loadArea);

interface RemoteAreaProps {
  /** The name of its container, e.g. `mfe_client`. */
  area: string;
  registry?: AreaRegistry;
}

/** Shows an area from its remote. Whatever happens to the remote, the page around it lives on. */
export const RemoteArea = ({ area, registry = areaRegistry }: RemoteAreaProps) => {
  const t = useTranslate();
  return (
    <AreaBoundary
      key={area}
      onRetry={() => void registry.reload(area)}
      renderFailed={(retry) => <AreaFailed title={t('shell.pageFailed')} onRetry={retry} />}
    >
      <LoadedArea area={area} registry={registry} />
    </AreaBoundary>
  );
};

function LoadedArea({ area, registry }: Required<RemoteAreaProps>) {
  const t = useTranslate();
  const state = useSyncExternalStore(registry.subscribe, () => registry.state(area));
  const [before] = useState(() => registry.state(area));
  // What failed before somebody came here is tried anew, and not told again.
  const isTriedAnew = state === before && state.status === 'failed';

  useEffect(() => {
    void registry.load(area);
  }, [registry, area]);

  if (state.status === 'loading' || isTriedAnew) return <Spinner label={t('shell.loadingPage')} />;
  if (state.status === 'failed')
    return <AreaFailed title={t('shell.areaFailed')} onRetry={() => void registry.reload(area)} />;
  return (
    <Suspense fallback={<Spinner label={t('shell.loadingPage')} />}>
      <state.Component />
    </Suspense>
  );
}

interface AreaBoundaryProps {
  children: ReactNode;
  /** In place of children that failed. */
  renderFailed: (retry: () => void) => ReactNode;
  /** Before the children are rendered again. */
  onRetry: () => void;
}

/** Error boundary: catches a failure in rendering, or in a chunk that a screen loads later on. */
class AreaBoundary extends Component<AreaBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailed(this.retry) : this.props.children;
  }
}
