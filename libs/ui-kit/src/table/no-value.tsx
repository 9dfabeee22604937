import { useTranslate } from '@portal/i18n';

/**
 * A dash in a cell without a value; cards leave the cell out. `label`: read by screen readers instead of the dash.
 */
export function NoValue({ label }: { label?: string }) {
  const t = useTranslate();
  return (
    <span className="ui-muted ui-no-value">
      <span aria-hidden={label ? true : undefined}>{t('core.none')}</span>
      {label ? <span className="ui-hidden">{label}</span> : null}
    </span>
  );
}
