/** Reads settings from text and collects every mistake, so that one start tells all of them. */
export class Settings {
  readonly mistakes: string[] = [];

  constructor(private readonly source: Readonly<Record<string, string | undefined>>) {}

  /** Absent and blank are the same: compose files hand over empty strings. */
  optional(name: string): string | undefined {
    return this.source[name]?.trim() || undefined;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.mistakes.push(`${name} is not set.`);
    return value ?? '';
  }

  wholeNumber(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.mistakes.push(`${name} must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.optional(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (!['1', '0', 'true', 'false'].includes(text)) this.mistakes.push(`${name} must be 1 or 0.`);
    return text === '1' || text === 'true';
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.optional(name);
    const found = values.find((value) => value === (text ?? fallback));
    if (found === undefined) this.mistakes.push(`${name} must be one of ${values.join(', ')}.`);
    return found ?? fallback;
  }

  url(name: string, protocols: readonly string[], fallback?: string): string {
    const text = this.text(name, fallback);
    if (text === '' || protocols.includes(protocolOf(text))) return text;
    // The value is not repeated: a database URL carries a password.
    this.mistakes.push(`${name} must be a URL that starts with ${protocols.join('// or ')}//.`);
    return text;
  }

  refuse(mistake: string): void {
    this.mistakes.push(mistake);
  }
}

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');
