import type { Locator, Page } from '@playwright/test';
import { expect, type StartButton, untilAwake } from '../fixtures';

/** Page object of the home page. */
export class HomePage {
  /** The list of drafts, with its search, sorting and the entries' buttons. */
  readonly drafts: Locator;
  /** Finished settings, one game at a time. */
  readonly ready: Locator;
  /** Opening a file, with its notices. */
  readonly file: Locator;
  readonly filePicker: Locator;
  /** Short form for a table's code. */
  readonly code: Locator;
  /** Sheet of *Invent one together*. */
  readonly together: Locator;

  constructor(readonly page: Page) {
    this.drafts = page.getByRole('region', { name: 'Your drafts' });
    this.ready = page.getByRole('region', { name: 'Ready to play' });
    this.file = page.getByRole('region', { name: 'Open a file' });
    this.filePicker = this.file.locator('input[type=file]');
    this.code = page.getByRole('banner').getByLabel('Code of a table');
    this.together = page.getByRole('dialog', { name: 'Invent one together' });
  }

  draft = (title: string): Locator => this.drafts.getByRole('link', { name: title });

  /** Starts a scenario, blank or from the first poster of a game, and waits for the studio. */
  async startScenario(button: StartButton, game = 'Trapped!'): Promise<void> {
    await this.page.goto('/');
    if (button === 'Start blank') {
      await this.page.getByRole('button', { name: 'Write one alone' }).click();
      await this.page.getByRole('dialog').getByRole('button', { name: game }).click();
    } else {
      await this.ready.getByRole('radio', { name: game }).check();
      await expect(this.ready.getByRole('link', { name: `What ${game} is` })).toBeVisible();
      await this.ready.getByRole('listitem').first().getByRole('link').click();
      await this.page.getByRole('button', { name: 'Keep and change it' }).click();
    }
    await this.page.waitForURL(/\/studio\//);
    await untilAwake(this.page);
  }

  /** Opens a table of a game with its first question, under a name; `length` as its label says. */
  async inventTogether(url: string, name: string, game = 'Trapped!', length?: string): Promise<void> {
    await this.page.goto(url);
    await this.page.getByRole('button', { name: 'Invent one together' }).click();
    if (length !== undefined) await this.together.getByRole('radio', { name: length }).check();
    await this.together.getByLabel('Your name').fill(name);
    await this.together.getByRole('button', { name: game }).click();
    await this.page.waitForURL(/\/table\/\w{8}$/);
  }

  /** Enters a table's code. */
  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.keyboard.press('Enter');
  }

  /** Returns the recovery link. */
  async recoveryLink(): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('link', { name: 'Take it along to another device' }).click();
    await this.page.getByRole('button', { name: 'My recovery link…' }).click();
    await this.page.getByRole('button', { name: 'Show my recovery link' }).click();
    return this.page.getByRole('textbox', { name: 'Recovery link' }).inputValue();
  }
}
