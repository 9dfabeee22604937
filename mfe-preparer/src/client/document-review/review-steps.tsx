import { useTranslate } from '@portal/i18n';
import { IconButton } from '@portal/ui-kit/controls';
import { DownIcon, InfoCircleIcon, LeftIcon, RightIcon, UpIcon } from '@portal/ui-kit/icons';
import type { Step, useReviewSteps } from './use-review-steps';

interface ReviewStepsProps {
  steps: ReturnType<typeof useReviewSteps>;
  /** Number of the document shown, starting at 1; absent if there is none. */
  at?: number;
  all: number;
  showsKeys: boolean;
  onKeys: () => void;
}

const icons = {
  previousDocument: LeftIcon,
  nextDocument: RightIcon,
  previousClient: UpIcon,
  nextClient: DownIcon,
} as const;

/** Buttons for the next and previous document and client, and for the list of keys. */
export function ReviewSteps({ steps, at, all, showsKeys, onKeys }: ReviewStepsProps) {
  const t = useTranslate();
  const button = (name: keyof typeof icons) => {
    const { go, waiting }: Step = steps[name];
    const Icon = icons[name];
    return (
      <IconButton
        label={t(`clients.papers.${name}`)}
        icon={<Icon />}
        disabled={!go && !waiting}
        onClick={() => go?.()}
      />
    );
  };
  return (
    <div className="review__steps" role="toolbar" aria-label={t('clients.papers.steps')}>
      {button('previousDocument')}
      <span role="status">{at === undefined ? null : t('clients.papers.document', { at, all })}</span>
      {button('nextDocument')}
      <span className="review__client">{t('clients.columns.client')}</span>
      {button('previousClient')}
      {button('nextClient')}
      <IconButton
        label={t('clients.papers.showKeys')}
        icon={<InfoCircleIcon />}
        aria-expanded={showsKeys}
        onClick={onKeys}
      />
    </div>
  );
}
