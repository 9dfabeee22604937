import { Component, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { PageSkeleton, type PageShape } from '@portal/ui-kit/core';
import { AreaFailed } from './area-failed';
import { AreaRegistry } from './area-registry';
import { loadArea } from './load-area';
import { reportLoad } from './report-load';

/** Areas loaded in this page. */
export const areaRegistry = new AreaRegistry(loadArea, reportLoad);

interface RemoteAreaProps {
  /** Container name, e.g. `mfe_client`. */
  area: string;
  /** What the page looks like, for its skeleton. */
  shape?: PageShape | undefined;
  registry?: AreaRegistry;
}

/** Renders an area from its remote. If the remote fails, the rest of the page keeps working. */
export const RemoteArea = ({ area, shape, registry = areaRegistry }: RemoteAreaProps) => {
  const t = useTranslate();
  return (
    <AreaBoundary
      key={area}
      onFailed={() => registry.report(area, true)}
      onRetry={() => void registry.reload(area)}
      renderFailed={(retry) => <AreaFailed title={t('shell.pageFailed')} onRetry={retry} />}
    >
      <LoadedArea area={area} shape={shape} registry={registry} />
    </AreaBoundary>
  );
};

function LoadedArea({ area, shape, registry }: RemoteAreaProps & { registry: AreaRegistry }) {
  const t = useTranslate();
  const state = useSyncExternalStore(registry.subscribe, () => registry.state(area));
  const [before] = useState(() => registry.state(area));
  // Retry an earlier failure on entering, without showing it first.
  const isTriedAnew = state === before && state.status === 'failed';

  useEffect(() => {
    void registry.load(area);
  }, [registry, area]);

  const skeleton = <PageSkeleton shape={shape} label={t('shell.loadingPage')} />;
  if (state.status === 'loading' || isTriedAnew) return skeleton;
  if (state.status === 'failed')
    return <AreaFailed title={t('shell.areaFailed')} onRetry={() => void registry.reload(area)} />;
  return (
    <Suspense fallback={skeleton}>
      <state.Component />
    </Suspense>
  );
}

interface AreaBoundaryProps {
  children: ReactNode;
  /** Rendered in place of the failed children. */
  renderFailed: (retry: () => void) => ReactNode;
  onFailed: () => void;
  /** Called before the children are rendered again. */
  onRetry: () => void;
}

/** Error boundary: catches a failure during rendering, or in a lazily loaded chunk. */
class AreaBoundary extends Component<AreaBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailed(this.retry) : this.props.children;
  }
}
