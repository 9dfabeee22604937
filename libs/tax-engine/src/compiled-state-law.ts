import type { Note } from './notes/note';
import type { StateLaw } from './states/state-law';
import type { TotalLines } from './states/total-lines';

/** A state's law with what it shares among all of its estimates. */
export interface CompiledStateLaw extends StateLaw {
  readonly totalLines: TotalLines;
  /** Items that estimates of the state omit. */
  readonly leftOut: readonly string[];
  /** The sentence and the note about withholding that is assumed. */
  readonly withholdingAssumed: string;
  readonly withholdingNote: Note;
}
