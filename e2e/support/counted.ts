import type { Locator, Page } from '@playwright/test';

/** Counts the clicks and keys of a task, and the pages that it opens. */
export class Counted {
  clicks = 0;
  /** Shortcuts, Tab, Enter, and letters that search or pick an option. */
  keys = 0;
  /** Characters of text that only the user can give. */
  typed = 0;
  pages = 0;
  private path: string;

  constructor(private readonly page: Page) {
    this.path = new URL(page.url()).pathname;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      // The header's link to the dashboard redirects from the home page.
      if (frame !== page.mainFrame() || pathname === this.path || pathname === '/') return;
      this.path = pathname;
      this.pages += 1;
    });
  }

  get count(): number {
    return this.clicks + this.keys;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types letters that search or pick an option. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Types text that only the user can give, such as an answer. */
  async answer(text: string): Promise<void> {
    this.typed += text.length;
    await this.page.keyboard.type(text);
  }
}

/** A task must take at least a third fewer clicks and keys than before. */
const allowed = (before: number): number => Math.floor((before * 2) / 3);

/**
 * Clicks and keys of each task before the workbench (commit dc849f32), from the page on which its test starts, counted
 * by a script on that commit's build. A last name that the user types again for each relative counts as keys.
 */
export const before = {
  assignTenClients: { clicks: 7, keys: 0, pages: 2 },
  openTheW2: { clicks: 5, keys: 3, pages: 2 },
  answerAMessage: { clicks: 3, keys: 1, pages: 2 },
  approveAPreparer: { clicks: 3, keys: 0, pages: 2 },
  fileForAFamily: { clicks: 3, keys: 61, pages: 1 },
} as const;

export type Task = keyof typeof before;

/** Returns how many clicks and keys a task may take. */
export const allowedFor = (task: Task): number => allowed(before[task].clicks + before[task].keys);
