import { report } from '@portal/data-access/core';
import { taxYearOf } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { useTranslate } from '@portal/i18n';
import { saveFile } from '@portal/data-access/save-file';
import { Button, notify } from '@portal/ui-kit/core';
import { loadLawOf } from './laws';

/** Downloads the inputs and all lines of an estimate, from which the office can make it again. */
export function ReceiptButton({ request }: { request: TaxEstimateRequest }) {
  const t = useTranslate();
  const download = async (): Promise<void> => {
    try {
      const [{ receiptOf, receiptText }, law] = await Promise.all([
        import('@portal/domain/tax/receipt'),
        loadLawOf(taxYearOf(request)),
      ]);
      const text = receiptText(await receiptOf(request, law));
      saveFile(new Blob([text], { type: 'application/json' }), `estimate-${taxYearOf(request)}.json`);
    } catch (error) {
      report('The receipt of the estimate', error);
      notify.error(t('tax.receiptFailed'));
    }
  };
  return <Button onClick={download}>{t('tax.receipt')}</Button>;
}
