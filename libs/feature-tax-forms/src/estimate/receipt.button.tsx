import { report } from '@portal/data-access/core';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { saveFile } from '@portal/data-access/save-file';
import { Button, notify } from '@portal/ui-kit/core';

/** Downloads the inputs and all lines of an estimate, from which the office can make it again. */
export function ReceiptButton({ request }: { request: TaxEstimateRequest }) {
  const t = useTranslate();
  const download = async (): Promise<void> => {
    try {
      const { receiptOf, receiptText } = await import('@portal/domain/tax/receipt');
      const text = receiptText(await receiptOf(request));
      saveFile(new Blob([text], { type: 'application/json' }), `estimate-${request.tax_year ?? taxYear}.json`);
    } catch (error) {
      report('The receipt of the estimate', error);
      notify.error(t('tax.receiptFailed'));
    }
  };
  return <Button onClick={download}>{t('tax.receipt')}</Button>;
}
