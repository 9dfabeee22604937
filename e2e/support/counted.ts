import type { Locator, Page } from '@playwright/test';

/** Counts each click and each key of a task. */
export class Counted {
  count = 0;
  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }
}

/** A task must take at least a third fewer clicks and keys than before. */
export const allowed = (before: number): number => Math.floor((before * 2) / 3);
