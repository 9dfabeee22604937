import { useTranslate } from '@portal/i18n';
import { buttonClass, notify } from '@portal/ui-kit/core';

interface CopyLinkProps {
  /** Path of the page. */
  path: string;
  /** Whose link it is, for screen readers. */
  name: string;
}

/** Plain button, because the kit's own would load a group of antd that nothing else on these pages uses. */
export function CopyLinkButton({ path, name }: CopyLinkProps) {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    const link = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('directory.copied'));
    } catch {
      // Fails without permission or HTTPS; show the URL instead.
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
