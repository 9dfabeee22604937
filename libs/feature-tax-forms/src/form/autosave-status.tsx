import { formatTime } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { SaveState } from '@portal/drafts/autosave';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';

function stateText(state: SaveState, failed: string, t: Translate, locale: Locale): string {
  if (state.kind === 'saved') return t('intake.autosave.saved', { time: formatTime(state.at, locale) });
  if (state.kind === 'failed') return t('intake.autosave.failed', { detail: state.detail || failed });
  if (state.kind === 'offline') return t('intake.autosave.offline');
  if (state.kind === 'conflict') return t('intake.autosave.conflict');
  return state.kind === 'idle' ? t('intake.autosave.idle') : t('intake.autosave.saving');
}

interface AutosaveStatusProps {
  state: SaveState;
  /** Paths of invalid fields, whose input exists only on the screen. */
  invalid: readonly string[];
  /** Returns a field's name. */
  nameOf: (path: string) => string;
  /** Message for a failure. */
  failed: string;
  onDecide: () => void;
}

/** Status line that always shows what is saved, what is not, and why. */
export function AutosaveStatus({ state, invalid, nameOf, failed, onDecide }: AutosaveStatusProps) {
  const t = useTranslate();
  const locale = useLocale();
  const troubled = state.kind === 'offline' || state.kind === 'failed' || state.kind === 'conflict';
  return (
    <div className="tax-status" data-state={state.kind} data-troubled={troubled || undefined}>
      {/* Announce only problems: hearing "Saved" every few seconds would be annoying. */}
      <p role={troubled ? 'alert' : undefined}>{stateText(state, failed, t, locale)}</p>
      {invalid.length > 0 ? <p>{t('intake.autosave.notYet', { fields: invalid.map(nameOf).join(', ') })}</p> : null}
      {state.kind === 'conflict' ? <Button onClick={onDecide}>{t('intake.autosave.decide')}</Button> : null}
    </div>
  );
}
