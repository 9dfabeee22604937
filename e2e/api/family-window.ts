import { Autosave, setAt, valueAt, type Values } from '@portal/drafts/autosave';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { FamilyNetwork } from './family-network';

/** Tab with one user's intake form, which behaves as in the browser but without rendering. */
export class FamilyWindow {
  private values: Values = {};
  private listener: (path?: string) => void = () => undefined;
  private readonly autosave: Autosave<IntakeForm, IntakeForm>;
  private readonly stop: () => void;

  private constructor(
    private readonly network: FamilyNetwork,
    private readonly userId: string,
    record: IntakeForm | null,
  ) {
    const { adapter } = network;
    this.values = adapter.toValues(record);
    const form = {
      getValues: () => this.values,
      setValue: (path: string, value: unknown) => setAt(this.values, path, structuredClone(value)),
      reset: (values: Values) => (this.values = structuredClone(values)),
      showErrors: () => undefined,
      showKept: () => undefined,
      onChange: (listener: (path?: string) => void) => {
        this.listener = listener;
        return () => (this.listener = () => undefined);
      },
    };
    this.autosave = new Autosave(adapter as never, form, userId);
    this.stop = this.autosave.start(record);
  }

  /** Loads the record and opens the form with it. */
  static async open(network: FamilyNetwork, userId: string): Promise<FamilyWindow> {
    const { data } = await network.adapter.read();
    if (data === undefined) throw new Error('The record could not be loaded.');
    return new FamilyWindow(network, userId, data);
  }

  /** Reopens the form in the same page after it was closed. */
  openAgain(): Promise<FamilyWindow> {
    return FamilyWindow.open(this.network, this.userId);
  }

  type(field: string, value: unknown): void {
    setAt(this.values, field, value);
    this.listener(field);
  }

  valueOf(field: string): unknown {
    return valueAt(this.values, field);
  }

  /** Moves the focus to another field. */
  leaveField(): void {
    this.autosave.fieldLeft();
  }

  /** Whether the form has input that is not on the server. A browser warns before closing such a page. */
  get unfinished(): boolean {
    return this.autosave.unfinished;
  }

  get invalid(): readonly string[] {
    return this.autosave.getState().invalid;
  }

  get disputed(): readonly string[] {
    return this.autosave.getState().disputes.map(({ field }) => field);
  }

  get status(): string {
    return this.autosave.getState().status.kind;
  }

  flush(): void {
    this.autosave.flush();
  }

  close(): void {
    this.stop();
  }
}
