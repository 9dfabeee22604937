/** Asks the person for their password or a code. Resolves to false if they decline. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let running: Promise<boolean> | null = null;

/** Registers the dialog that the shell shows. @returns a function that removes it */
export function onStepUp(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Opens the dialog once for all concurrent requests that need it. Without a dialog, the requests fail. */
export function confirmIdentity(): Promise<boolean> {
  running ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (running = null));
  return running;
}
