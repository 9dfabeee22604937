import { useTranslate } from '@portal/i18n';
import { ErrorState } from '@portal/ui-kit/core';

interface AreaFailedProps {
  title: string;
  busy?: boolean;
  onRetry: () => void;
}

/** Shown in place of a page of a remote or the shell that fails to load. */
export const AreaFailed = ({ title, ...retry }: AreaFailedProps) => {
  const t = useTranslate();
  const detail = navigator.onLine ? 'shell.areaFailedDetail' : 'shell.areaFailedOffline';
  return (
    <div className="ui-page">
      <ErrorState title={title} detail={t(detail)} {...retry} />
    </div>
  );
};
