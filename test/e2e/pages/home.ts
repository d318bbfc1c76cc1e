import type { Locator, Page } from '@playwright/test';
import { expect, type StartButton, untilAwake } from '../fixtures';

/** Page object of the home page. */
export class HomePage {
  /** The list of drafts, with its search, sorting and the entries' buttons. */
  readonly drafts: Locator;
  /** The choice of a game and its starters. */
  readonly start: Locator;
  /** Ways to join or open a table. */
  readonly doors: Locator;
  readonly openTableDialog: Locator;
  readonly filePicker: Locator;

  constructor(readonly page: Page) {
    this.drafts = page.getByRole('region', { name: 'Your drafts' });
    this.start = page.getByRole('region', { name: 'Start a scenario' });
    this.doors = page.getByRole('region', { name: 'At one table' });
    this.openTableDialog = page.getByRole('dialog', { name: 'Open a table' });
    this.filePicker = page.getByLabel('Open a file');
  }

  draft = (title: string): Locator => this.drafts.getByRole('link', { name: title });

  async chooseGame(title: string): Promise<void> {
    await this.start.getByRole('combobox', { name: /^Game/ }).selectOption({ label: title });
  }

  /** Starts a scenario and waits for the studio. */
  async startScenario(button: StartButton, game?: string): Promise<void> {
    await this.page.goto('/');
    if (game !== undefined) await this.chooseGame(game);
    await this.page.getByRole('button', { name: button }).click();
    await this.page.waitForURL(/\/studio\//);
    await untilAwake(this.page);
  }

  /** Opens a table of the named or the first game under a name. */
  async openTable(url: string, name: string, game?: string): Promise<void> {
    await this.page.goto(url);
    if (game !== undefined) await this.chooseGame(game);
    await this.pressOpenTable();
    const dialog = this.openTableDialog;
    await expect(dialog.or(this.page.getByRole('banner').getByRole('button', { name: /^People/ }))).toBeVisible();
    // A browser that was at a table remembers the name.
    if (await dialog.isVisible()) {
      await dialog.getByLabel('Your name').fill(name);
      await dialog.getByRole('button', { name: 'Open the table' }).click();
    }
    await this.page.waitForURL(/\/table\/\w{8}$/);
  }

  pressOpenTable = (): Promise<void> => this.doors.getByRole('button', { name: 'Open a table' }).click();

  /** Enters a table's code. */
  async enterCode(code: string): Promise<void> {
    await this.doors.getByLabel('Code').fill(code);
    await this.page.keyboard.press('Enter');
  }

  /** Returns the recovery link. */
  async recoveryLink(): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Show my recovery link' }).click();
    return this.page.getByRole('textbox', { name: 'Recovery link' }).inputValue();
  }
}
