import { useEffect, useRef, useState } from 'react';
import { detailOr } from '@portal/data-access/core';
import { useExport } from '@portal/data-access/exports';
import { useSeason } from '@portal/data-access/season-context';
import { useSeasonsQuery } from '@portal/data-access/seasons';
import { saveFile } from '@portal/data-access/save-file';
import { exportFileName } from '@portal/domain/exports/export-file-name';
import { exportFormats, type ExportFormat, type ExportList } from '@portal/domain/exports/exports.dto';
import { useTranslate } from '@portal/i18n';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Button, Inline, notify } from '@portal/ui-kit/core';

interface ExportMenuProps {
  list: ExportList;
  /** Query parameters of the table, without pagination. */
  criteria?: Readonly<Record<string, string>>;
  /** Name of the table, when a page has several. */
  table?: string;
}

/** Query parameters of an unfiltered list. */
const everything = {};

/** Exports all rows that match the current filters to a file, not only the current page. */
export function ExportMenu({ list, criteria = everything, table }: ExportMenuProps) {
  const t = useTranslate();
  const save = useExport();
  const { tax_year } = useSeason();
  const hasSeveral = (useSeasonsQuery().data?.seasons.length ?? 0) > 1;
  /** Bytes received so far; null while no export is running. */
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setReceived(0);
    const { data, error } = await save({ list, format, criteria }, { signal: stop.signal, onReceived: setReceived });
    setReceived(null);
    if (stop.signal.aborted) return;
    if (!data) {
      notify.error(detailOr(error, t('exports.failed')));
      return;
    }
    const filename = exportFileName(list, format, hasSeveral ? tax_year : undefined);
    saveFile(data, filename);
    notify.success(t('exports.done', { filename }));
  };

  if (received !== null)
    return (
      <Inline>
        <span role="status">{t('exports.progress', { kilobytes: Math.round(received / 1024) })}</span>
        <Button onClick={() => running.current?.abort()}>{t('exports.cancel')}</Button>
      </Inline>
    );
  return (
    <ActionMenu
      label={t('exports.open')}
      {...(table ? { name: t('exports.openOf', { table }) } : {})}
      actions={exportFormats.map((format) => ({
        key: format,
        label: t(`exports.${format}`),
        onClick: () => void start(format),
      }))}
    />
  );
}
