import { useTranslate } from '@portal/i18n';
import { IconButton } from '@portal/ui-kit/controls';
import { DownIcon, UpIcon } from '@portal/ui-kit/icons';
import {
  ColumnWidthIcon,
  FullscreenIcon,
  RotateRightIcon,
  UndoIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@portal/ui-kit/icons/viewer';
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
      {count > 1 ? (
        <>
          <IconButton
            label={t('documents.viewer.previous')}
            icon={<UpIcon />}
            disabled={page === 1}
            onClick={() => onChange({ type: 'turn', by: -1, count })}
          />
          <span role="status">{t('documents.viewer.page', { page, pages: count })}</span>
          <IconButton
            label={t('documents.viewer.next')}
            icon={<DownIcon />}
            disabled={page === count}
            onClick={() => onChange({ type: 'turn', by: 1, count })}
          />
        </>
      ) : null}
      <IconButton
        label={t('documents.viewer.zoomOut')}
        icon={<ZoomOutIcon />}
        onClick={() => onChange({ type: 'zoom out', from: zoom })}
      />
      <span className="doc-viewer__zoom" role="status">
        {t('documents.viewer.zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton
        label={t('documents.viewer.zoomIn')}
        icon={<ZoomInIcon />}
        onClick={() => onChange({ type: 'zoom in', from: zoom })}
      />
      <IconButton
        label={t('documents.viewer.width')}
        icon={<ColumnWidthIcon />}
        aria-pressed={view.zoom === 'width'}
        onClick={() => onChange({ type: 'width' })}
      />
      <IconButton
        label={t('documents.viewer.fit')}
        icon={<FullscreenIcon />}
        aria-pressed={view.zoom === 'fit'}
        onClick={() => onChange({ type: 'fit' })}
      />
      <IconButton
        label={t('documents.viewer.rotate')}
        icon={<RotateRightIcon />}
        onClick={() => onChange({ type: 'rotate' })}
      />
      <IconButton label={t('documents.viewer.reset')} icon={<UndoIcon />} onClick={() => onChange({ type: 'reset' })} />
    </div>
  );
}
