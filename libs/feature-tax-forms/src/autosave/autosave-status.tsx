import { intakeWords } from '@portal/domain/intake/intake.words';
import { Button, formatTime } from '@portal/ui-kit/core';
import { fieldName } from '../intake/field-names';
import type { SaveState } from './save-queue';

const words = intakeWords.autosave;

function stateText(state: SaveState): string {
  if (state.kind === 'saved') return words.saved(formatTime(state.at));
  if (state.kind === 'failed') return words.failed(state.detail || intakeWords.saveFailed);
  if (state.kind === 'offline') return words.offline;
  if (state.kind === 'conflict') return words.conflict;
  return state.kind === 'idle' ? words.idle : words.saving;
}

interface AutosaveStatusProps {
  state: SaveState;
  /** Paths of what is on the screen only. */
  left: readonly string[];
  onDecide: () => void;
}

/** A quiet line: what is saved, what is not yet, and why. */
export function AutosaveStatus({ state, left, onDecide }: AutosaveStatusProps) {
  const troubled = state.kind === 'offline' || state.kind === 'failed' || state.kind === 'conflict';
  return (
    <div className="tax-status" data-troubled={troubled || undefined}>
      {/* Only trouble is read out: a voice that says "Saved" every few seconds keeps nobody company. */}
      <p role={troubled ? 'alert' : undefined}>{stateText(state)}</p>
      {left.length > 0 ? <p>{words.notYet(left.map(fieldName).join(', '))}</p> : null}
      {state.kind === 'conflict' ? <Button onClick={onDecide}>{words.decide}</Button> : null}
    </div>
  );
}
