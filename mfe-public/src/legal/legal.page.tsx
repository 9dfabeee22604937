import { useSite } from '@portal/data-access/site';
import { LoadingState, SkeletonCard } from '@portal/ui-kit/core';
import { LegalView } from './legal.view';

/** The privacy notice or the terms, once the office's name is known. */
export default function LegalPage({ text }: { text: 'privacy' | 'terms' }) {
  const site = useSite();
  if (site) return <LegalView text={text} site={site} />;
  return (
    <div className="ui-page">
      <LoadingState>
        <SkeletonCard lines={8} />
      </LoadingState>
    </div>
  );
}
