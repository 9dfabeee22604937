import { useTranslate } from '@portal/i18n';
import { buttonClass, notify } from '@portal/ui-kit/core';

interface CopyLinkProps {
  /** Path of the copied URL. */
  path: string;
  /** Name of the linked person or office, for screen readers. */
  name: string;
}

/** A plain button, because ui-kit's would load a chunk of antd that these pages do not need otherwise. */
export function CopyLinkButton({ path, name }: CopyLinkProps) {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    const link = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('directory.copied'));
    } catch {
      // The clipboard requires permission and HTTPS; otherwise, show the URL.
      notify.error(t('directory.copyFailed', { link }));
    }
  };
  return (
    <button
      type="button"
      className={buttonClass()}
      data-copy={path}
      aria-label={t('directory.of', { action: t('directory.copy'), name })}
      onClick={() => void copy()}
    >
      {t('directory.copy')}
    </button>
  );
}
