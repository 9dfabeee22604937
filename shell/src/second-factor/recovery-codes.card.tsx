import { useEffect } from 'react';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { saveFile } from '@portal/data-access/save-file';
import { useSite } from '@portal/data-access/site';
import { Alert, Button, Card, Inline } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';

interface RecoveryCodesCardProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the recovery codes once, until the person confirms having saved them. */
export function RecoveryCodesCard({ codes, onSaved }: RecoveryCodesCardProps) {
  const t = useTranslate();
  const site = useSite();
  const text = codes.join('\n');
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  useLeaveWarning();

  return (
    <Card>
      <div className="shell-factor">
        <Alert tone="warning" live title={t('twoStep.codesOnce')}>
          <p>{t('twoStep.codesAbout')}</p>
        </Alert>
        <ul className="shell-factor__codes" aria-label={t('twoStep.codesTitle')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="shell-factor__actions">
          <Inline>
            <CopyButton text={text}>{t('twoStep.copyCodes')}</CopyButton>
            <Button onClick={() => download(`${site?.name ?? ''}\n\n${text}\n`.trimStart())}>
              {t('twoStep.download')}
            </Button>
            <Button onClick={() => window.print()}>{t('twoStep.print')}</Button>
          </Inline>
          <Button kind="primary" wide onClick={onSaved}>
            {t('twoStep.saved')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const download = (text: string): void => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
