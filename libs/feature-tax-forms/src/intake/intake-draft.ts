import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import type { FieldError } from '@portal/domain/problem';
import type { FieldValues } from '@portal/ui-kit/forms';
import { draftSender, type IntakeCalls } from '../autosave/draft-sender';
import { SaveQueue, type Place, type SaveAnswer, type SaveState } from '../autosave/save-queue';
import { Waiting } from '../autosave/waiting';
import { wellFormed, type WellFormed } from '../autosave/well-formed';
import { bodyOf } from './intake-values';

const patience = { debounce: intakeLimits.autosaveDebounce, longest: intakeLimits.autosaveLongest };

interface Screen {
  values: () => FieldValues;
  tell: (state: SaveState) => void;
  /** Paths of what is on the screen only. */
  tellLeft: (fields: readonly string[]) => void;
  /** Shows what the server did not take. */
  refuse: (errors: readonly FieldError[]) => void;
}

/** The form while it is being filled in, and the part of it that is saved. */
export class IntakeDraft {
  /** The record as this window last saw it. */
  base: IntakeForm | null = null;
  private refused: FieldError[] = [];
  private readonly queue: SaveQueue<IntakeBody, IntakeForm>;
  private readonly looking = new Waiting(() => this.look(), patience);

  constructor(
    calls: IntakeCalls,
    private readonly screen: Screen,
  ) {
    const send = draftSender(calls, (errors) => this.refuse(errors));
    this.queue = new SaveQueue<IntakeBody, IntakeForm>({
      // A draft; submitting is a button of its own.
      take: () => ({ ...this.part().body, submitted: false }),
      send: async (body, place) => this.remember(await send(body, place)),
      tell: screen.tell,
      patience,
    });
  }

  get place(): Place | null {
    return this.queue.at;
  }

  /** Something is on the screen that the server does not have. */
  get unfinished(): boolean {
    return this.queue.unsaved || this.part().left.length > 0;
  }

  changed(name: string | undefined): void {
    this.refused = this.refused.filter(({ field }) => field !== name);
    this.looking.touch();
    this.queue.changed();
  }

  /** What the form shows is this record. */
  settle(record: IntakeForm | null): void {
    this.base = record;
    this.refused = [];
    this.queue.settle(record ? { id: record.id, version: record.version } : null);
    this.look();
  }

  /** What the form shows is newer than this version, and is saved over it. */
  resume(place: Place | null): void {
    this.queue.resume(place);
    this.queue.changed();
    this.look();
  }

  save = (body: IntakeBody): Promise<SaveAnswer<IntakeForm>> => this.queue.save(body);
  flush = (): void => void this.queue.flush();

  async finish(): Promise<void> {
    this.looking.stop();
    await this.queue.finish();
  }

  /** The well-formed part, as it would be saved now. */
  part(): WellFormed {
    return wellFormed(bodyOf(this.screen.values()), this.refused);
  }

  private look(): void {
    this.screen.tellLeft(this.part().left.map(({ field }) => field));
  }

  private refuse(errors: FieldError[]): void {
    this.refused = errors;
    this.screen.refuse(errors);
    this.look();
  }

  private remember(answer: SaveAnswer<IntakeForm>): SaveAnswer<IntakeForm> {
    if ('saved' in answer) this.base = answer.saved;
    return answer;
  }
}
