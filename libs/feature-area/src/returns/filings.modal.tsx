import { FilingsBody, type Filing } from '@portal/domain/returns/filings.dto';
import { useTranslate } from '@portal/i18n';
import { blankToNull } from '@portal/ui-kit/forms';
import { FactsWindow, type FactsProps } from './facts.window';
import { FilingFields } from './filing.fields';
import { shownFilings } from './move-values';

export interface FilingsModalProps extends FactsProps<FilingsBody> {
  filings: readonly Filing[];
  version: number;
  /** Of the office. */
  timeZone: string | undefined;
}

/** Records what became of each filing, without moving the return. */
export default function FilingsModal({ filings, version, timeZone, ...facts }: FilingsModalProps) {
  const t = useTranslate();
  return (
    <FactsWindow
      {...facts}
      shape={FilingsBody}
      recorded={{ filings: shownFilings(filings, timeZone) }}
      toBody={(values) => ({ version, filings: blankToNull(values.filings) })}
      words={{
        title: t('staffReturns.editFilings'),
        save: t('staffReturns.saveFilings'),
        saved: t('staffReturns.filingsSaved'),
        failed: t('staffReturns.filingsFailed'),
      }}
    >
      <FilingFields outcomes timeZone={timeZone} />
    </FactsWindow>
  );
}
