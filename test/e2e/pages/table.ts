import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Page object of a table, its door and its wall. */
export class TablePage {
  /** The question, or another title of the page. */
  readonly title: Locator;
  /** The GM's bar. */
  readonly bar: Locator;
  readonly questionDialog: Locator;
  /** The field for an idea, and its button. */
  readonly idea: Locator;
  readonly sendButton: Locator;
  readonly board: Locator;
  readonly votes: Locator;
  /** The current answer, and the previous ones. */
  readonly answer: Locator;
  readonly soFar: Locator;
  /** Gestures on two entries: joining them, and putting them in order. */
  readonly joining: Locator;
  readonly ordering: Locator;
  /** The user's pairs to link, and the links that are missing. */
  readonly pairs: Locator;
  readonly missing: Locator;
  readonly stillToDo: Locator;
  /** Messages at the end of the agenda, when all kept ideas are placed, and when nothing is left to do. */
  readonly isCourseOver: Locator;
  readonly keptHere: Locator;
  readonly isAllPlaced: Locator;
  readonly isFinished: Locator;
  /** The cards in a hand, during the creation of characters. */
  readonly hand: Locator;
  readonly cards: Locator;
  readonly peopleButton: Locator;
  readonly people: Locator;
  /** A person in the lobby. */
  readonly listed: (name: string) => Locator;
  /** The door: a code, a name, a refusal. */
  readonly code: Locator;
  readonly name: Locator;
  readonly joinButton: Locator;
  readonly refusal: Locator;

  constructor(
    readonly page: Page,
    /** The person's name at the door. */
    readonly own: string,
  ) {
    this.title = page.getByRole('heading', { level: 1 });
    this.bar = page.getByRole('region', { name: 'Lead the table' });
    this.questionDialog = page.getByRole('dialog', { name: 'Open a question' });
    this.idea = page.getByLabel('Your idea');
    this.sendButton = page.getByRole('button', { name: 'Send', exact: true });
    this.board = page.getByRole('region', { name: /^On the board/ });
    this.votes = page.getByRole('region', { name: 'Your votes' });
    this.answer = page.getByRole('region', { name: 'Your answer' });
    this.joining = page.getByRole('region', { name: 'Join two' });
    this.ordering = page.getByRole('region', { name: 'What comes first?' });
    this.soFar = page.getByRole('region', { name: 'Answers so far' });
    this.pairs = page.getByRole('region', { name: 'Your pairs' });
    this.missing = page.getByRole('region', { name: 'What is missing' });
    this.stillToDo = page.getByRole('region', { name: /^Still to do/ });
    this.isCourseOver = this.bar.getByText('All questions have been asked.');
    this.keptHere = page.getByRole('region', { name: 'Kept', exact: true });
    this.isAllPlaced = page.getByText('All kept ideas are in the draft.');
    this.isFinished = page.getByText('That is the setting.');
    this.hand = page.getByRole('region', { name: 'Your cards' });
    this.cards = this.hand.getByRole('button', { name: / of / });
    this.peopleButton = page.getByRole('banner').getByRole('button', { name: /^People/ });
    this.people = page.getByRole('dialog', { name: 'People' });
    this.listed = (name) => page.getByRole('listitem').filter({ hasText: name });
    this.code = page.getByLabel('Code');
    this.name = page.getByLabel('Your name');
    this.joinButton = page.getByRole('button', { name: 'Join the table' });
    this.refusal = page.getByRole('main').getByRole('alert');
  }

  /** Code of the open table. */
  get openCode(): string {
    return new URL(this.page.url()).pathname.slice(-8);
  }

  /** Joins by any address of the table’s door. */
  async join(address: string): Promise<void> {
    await this.page.goto(address);
    await this.name.fill(this.own);
    await this.joinButton.click();
  }

  /** Joins and waits for the seat. */
  async sitDown(address: string): Promise<void> {
    await this.join(address);
    await expect(this.peopleButton).toBeVisible();
  }

  /** Enters the code on the TV. */
  async hangUp(url: string, code: string): Promise<void> {
    await this.page.goto(`${url}/tv`);
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Show the board' }).click();
    await expect(this.page.getByText(/^\d+ of \d+ here/)).toBeVisible();
  }

  /** Presses a button of the lead’s bar. */
  lead = (button: string | RegExp): Promise<void> => this.bar.getByRole('button', { name: button }).click();

  /** Presses a button behind “More for the GM”. */
  async leadMore(button: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More for the GM' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: button }).click();
  }

  async beGm(): Promise<void> {
    await this.lead('Be the GM');
    await expect(this.bar.getByRole('button', { name: /^Next: / })).toBeVisible();
  }

  /** Opens the proposed question with one press. Returns its id. */
  async openProposed(): Promise<string> {
    const next = this.bar.getByRole('button', { name: /^Next: / });
    const id = await next.getAttribute('value');
    await next.click();
    return id ?? '';
  }

  /** Chooses a question by its text, and how ideas are collected. */
  async chooseQuestion(...choices: readonly string[]): Promise<void> {
    await this.leadMore('Open another question');
    for (const name of choices) await this.questionDialog.getByRole('radio', { name }).check();
  }

  /** Opens a question by its text, for three minutes. */
  async openQuestion(question: string, names: 'with names' | 'without names'): Promise<void> {
    await this.chooseQuestion(question, names, '3 min');
    await this.openChosen();
  }

  async openChosen(): Promise<void> {
    await this.questionDialog.getByRole('button', { name: 'Open it for everybody' }).click();
    await expect(this.questionDialog).toBeHidden();
  }

  /** Sends an idea with its button. */
  async sendIdea(idea: string): Promise<void> {
    await this.#awakes();
    await this.idea.fill(idea);
    await this.sendButton.click();
    await expect(this.idea).toHaveValue('');
  }

  /** Waits until the page's scripts run: before, only Playwright can fill its fields. */
  #awakes = () => expect(this.page.locator('[data-sleeping]')).toHaveCount(0);

  /** Sends an idea with the keyboard, which is open anyway. */
  async enterIdea(idea: string): Promise<void> {
    await this.#awakes();
    await this.idea.fill(idea);
    await this.idea.press('Enter');
    await expect(this.idea).toHaveValue('');
  }

  onBoard = (count: number): Locator => this.page.getByRole('heading', { name: `On the board: ${count}` });
  inDraft = (count: number): Locator => this.page.getByRole('heading', { name: `In the draft: ${count}` });

  /** Reads back all `count` ideas. */
  async readBack(count: number): Promise<void> {
    await this.lead('Read back');
    // The page advances automatically, perhaps at the same moment.
    const last = this.page.getByText(`${count} of ${count}`);
    const next = this.page.getByRole('button', { name: 'Next idea' });
    await expect(async () => {
      if (await next.isEnabled()) await next.click({ timeout: 1_000 });
      await expect(last).toBeVisible({ timeout: 100 });
    }).toPass();
  }

  /** Votes on every open idea, one after the other. */
  async voteOnAll(wish: (idea: string) => 'Keep' | 'Drop'): Promise<void> {
    const idea = this.votes.locator('[aria-live] > p').first();
    for (;;) {
      const text = await idea.innerText();
      if (text.startsWith('You have voted')) return;
      const button = this.votes.getByRole('button', { name: wish(text), exact: true });
      // Two quick taps count as one.
      await expect(async () => {
        await button.click();
        await expect(idea).not.toHaveText(text, { timeout: 250 });
      }).toPass();
    }
  }

  /** Waits until the votes are revealed, which the GM's page does once everybody has voted. */
  revealed = (): Promise<void> => expect(this.bar.getByRole('button', { name: /^Reveal the votes/ })).toHaveCount(0);

  keepAll = (count: number): Promise<void> => this.page.getByRole('button', { name: `Keep all ${count}` }).click();

  /** Adds the kept ideas to the draft, all at once if there are several. */
  addKept = (): Promise<void> =>
    this.page
      .getByRole('button', { name: /^Add (all|to)/ })
      .first()
      .click();

  readyAnswers = (ask: string): Locator => this.page.getByRole('group', { name: ask }).getByRole('radio');

  async writeInStudio(): Promise<void> {
    await this.page.getByRole('link', { name: /Write in the studio/ }).click();
    await this.page.waitForURL(/\/studio\//);
  }

  /** Finishes the table by the big button once everything has been asked, otherwise by the menu. */
  async finish(): Promise<void> {
    const next = this.bar.getByRole('button', { name: /^(Finish the table|Fill in the rest, and finish)$/ });
    if (await next.isVisible()) return next.click();
    await this.leadMore('Finish the table');
  }
}
