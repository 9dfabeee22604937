import { useEffect, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';
import { notify } from '../core/toast-store';

interface CopyButtonProps {
  text: string;
  /** Button label that names the copied text: "Copy Portal Link". */
  children: string;
}

/** Duration of the confirmation, ms. */
const confirmed = 2000;

export function CopyButton({ text, children }: CopyButtonProps) {
  const t = useTranslate();
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), confirmed);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(copied + 1);
    } catch {
      // The clipboard requires permission and HTTPS; the text can still be selected beside the button.
      notify.error(t('data.copyFailed'));
    }
  };

  return (
    <>
      <Button onClick={copy}>{copied > 0 ? t('data.copied') : children}</Button>
      <span role="status" className="ui-hidden">
        {copied > 0 ? t('data.copied') : ''}
      </span>
    </>
  );
}
