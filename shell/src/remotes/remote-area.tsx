import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorView, Spinner } from '@portal/ui-kit/core';
import { shellWords } from '../shell.words';
import { AreaBoundary } from './area.boundary';
import { areaRegistry, type AreaRegistry } from './area-registry';
import type { Area } from './remote-list';

interface RemoteAreaProps {
  area: Area;
  registry?: AreaRegistry;
}

/** Shows an area from its remote. Whatever happens to the remote, the page around it lives on. */
export const RemoteArea = ({ area, registry = areaRegistry }: RemoteAreaProps) => (
  <AreaBoundary
    key={area}
    onRetry={() => void registry.reload(area)}
    failed={(again) => <Failed title={shellWords.pageFailed} onRetry={again} />}
  >
    <Loaded area={area} registry={registry} />
  </AreaBoundary>
);

const Failed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div className="ui-page">
    <ErrorView title={title} detail={shellWords.areaFailedDetail} onRetry={onRetry} />
  </div>
);

function Loaded({ area, registry }: Required<RemoteAreaProps>) {
  const state = useSyncExternalStore(registry.subscribe, () => registry.state(area));

  useEffect(() => {
    void registry.load(area);
  }, [registry, area]);

  if (state.is === 'loading') return <Spinner label={shellWords.loadingPage} />;
  if (state.is === 'failed') return <Failed title={shellWords.areaFailed} onRetry={() => void registry.reload(area)} />;
  return (
    <Suspense fallback={<Spinner label={shellWords.loadingPage} />}>
      <state.Component />
    </Suspense>
  );
}
