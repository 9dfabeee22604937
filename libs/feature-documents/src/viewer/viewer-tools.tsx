import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import type { View, ViewChange } from './view-state';

interface ViewerToolsProps {
  view: View;
  /** Current zoom factor, even while the page is fitted. */
  zoom: number;
  /** Number of pages. */
  count: number;
  onChange: (change: ViewChange) => void;
}

export function ViewerTools({ view, zoom, count, onChange }: ViewerToolsProps) {
  const t = useTranslate();
  const { page } = view;
  return (
    <div className="doc-viewer__tools" role="toolbar" aria-label={t('documents.viewer.tools')}>
      <Button onClick={() => onChange({ type: 'zoom out', from: zoom })}>{t('documents.viewer.zoomOut')}</Button>
      <span className="doc-viewer__zoom" role="status">
        {t('documents.viewer.zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <Button onClick={() => onChange({ type: 'zoom in', from: zoom })}>{t('documents.viewer.zoomIn')}</Button>
      <Button onClick={() => onChange({ type: 'fit' })}>{t('documents.viewer.fit')}</Button>
      <Button onClick={() => onChange({ type: 'rotate' })}>{t('documents.viewer.rotate')}</Button>
      <Button onClick={() => onChange({ type: 'reset' })}>{t('documents.viewer.reset')}</Button>
      {count > 1 ? (
        <>
          <Button disabled={page === 1} onClick={() => onChange({ type: 'turn', by: -1, count })}>
            {t('documents.viewer.previous')}
          </Button>
          <span role="status">{t('documents.viewer.page', { page, pages: count })}</span>
          <Button disabled={page === count} onClick={() => onChange({ type: 'turn', by: 1, count })}>
            {t('documents.viewer.next')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
