import { useEffect, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { CheckIcon, CopyIcon } from '@portal/ui-kit/icons';

/** Duration of the confirmation, ms. */
const confirmed = 2000;

/** `$84,250.50` is copied as `84250.50`, which every tax program accepts. */
const copiedText = (shown: string): string => (/^-?\$[\d,.]+$/.test(shown) ? shown.replace(/[$,]/g, '') : shown);

/** An answer that is copied by a click. */
export function CopyValue({ label, children: value }: { label: string; children: string }) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmed);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copiedText(value));
      setCopied(true);
    } catch {
      notify.error(t('clients.papers.copyFailed'));
    }
  };
  return (
    <>
      <button
        type="button"
        className="answers__copy"
        aria-label={t('clients.papers.copy', { label, value })}
        onClick={() => void copy()}
      >
        {value}
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <span role="status" className="ui-hidden">
        {isCopied ? t('clients.papers.copied', { label }) : ''}
      </span>
    </>
  );
}
