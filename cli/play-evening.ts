import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CannotRun } from '@/cli/exit';
import { sayTrouble } from '@/cli/files';
import { harmless } from '@/cli/say';
import type { Line, Odds, Scene } from '@/lib/contract/played';
import { type Choice, narrow } from '@/lib/evening/choices';
import { Desk, type Screen } from '@/lib/evening/desk';
import { formatEvening } from '@/lib/evening/evening';
import type { EveningGame } from '@/lib/evening/evening-game';
import type { HouseOffer } from '@/lib/evening/house-calls';
import { houseForProgram, houseMenu, readHouseCall } from '@/lib/evening/house-lines';
import type { Laid } from '@/lib/evening/open-evening';
import { percent } from '@/lib/kernel/words';

interface Options {
  readonly isJson: boolean;
  /** File for the evening, written after each decision. */
  readonly log: string | undefined;
}

type Turn = Extract<Screen, { readonly type: 'turn' }>;

/** Lines of standard input, one at a time; undefined at its end. */
type Read = () => Promise<string | undefined>;

/** Plays an evening with people at the terminal, or with a program at the pipe, until its end or until they stop. */
export async function playAtTerminal(
  { table, game }: Laid & { readonly game: EveningGame },
  { isJson, log }: Options,
): Promise<void> {
  const desk = new Desk(table, game);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const read: Read = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : String(value).trim();
  };
  const decide = isJson ? decideAsProgram : decideAsPerson;
  try {
    for (;;) {
      while (desk.goOn());
      await keep(desk, log);
      const screen = desk.screen();
      if (screen.type === 'over') return sayEnd(desk, screen, isJson);
      if (screen.type === 'full') throw new CannotRun('This evening has too many decisions to go on.');
      if (screen.type === 'curtain') {
        if (!isJson) say(`${screen.name} decides next. Nobody else looks. Press Enter.`);
        if (!isJson && (await read()) === undefined) return sayPutAway(log);
        desk.take({ type: 'sit', seat: screen.seat });
      } else if (screen.type === 'turn' && !(await decide(desk, screen, read))) return sayPutAway(log);
    }
  } finally {
    // Otherwise the process would wait for more input.
    process.stdin.destroy();
  }
}

const say = (text: string): void => void process.stdout.write(`${harmless(text)}\n`);
const sayObject = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function keep(desk: Desk, log: string | undefined): Promise<void> {
  if (log === undefined) return;
  const text = formatEvening(desk.game.evening);
  if (!text.ok) throw new CannotRun(text.error);
  await writeFile(log, text.value).catch((error: NodeJS.ErrnoException) => {
    throw new CannotRun(sayTrouble(log, error));
  });
}

/** Asks a program for the number of a move. Returns false if it stops. */
async function decideAsProgram(desk: Desk, turn: Turn, read: Read): Promise<boolean> {
  const { n, seat, ask, view, offers, house } = turn;
  const moves = offers.map((offer) => ({ n: offer.n, say: offer.say }));
  sayObject({ seat, ask, moves, view, ...(house && { house: houseForProgram(house) }) });
  const line = await read();
  if (line === undefined) return false;
  const call = house && readHouseCall(line, house);
  if (call) {
    const made = desk.take({ type: 'houseCall', call });
    if (!made.ok) sayObject({ error: made.error });
    return true;
  }
  const pick = /^\d{1,5}$/.test(line) ? Number(line) : -1;
  const chosen = desk.take({ type: 'choose', n, seat, pick });
  if (!chosen.ok) sayObject({ error: chosen.error });
  return true;
}

/** Asks a person, choice by choice. Returns false if they stop. */
async function decideAsPerson(desk: Desk, turn: Turn, read: Read): Promise<boolean> {
  const { n, seat, name, ask, offers, lines, scene, canUndo } = turn;
  sayLines(lines);
  saySituation(scene);
  say(`${name}: ${ask}`);
  if (turn.hint !== undefined) say(`(${turn.hint})`);
  const made: string[] = [];
  for (;;) {
    const { ask: question, choices } = narrow(offers, made);
    if (made.length > 0 && question !== undefined) say(question);
    for (const [i, choice] of choices.entries()) say(`${String(i + 1).padStart(4)}  ${sayChoice(choice)}`);
    say(`Number, ${made.length > 0 ? 'b for back, ' : ''}${keysOf(turn)}${canUndo ? 'u to undo, ' : ''}q to stop:`);
    const line = await read();
    if (line === undefined || line === 'q') return false;
    if (line === 's' && turn.canStandBy) {
      desk.take({ type: 'standBy', seat, isOn: !turn.standsBy });
      return true;
    }
    if (line === 'h' && turn.house) {
      if (await makeHouseCall(desk, turn.house, read)) return true;
      continue;
    }
    if (line === 'u') {
      const undone = desk.take({ type: 'undo' });
      if (undone.ok) return true;
      say(undone.error);
      continue;
    }
    if (line === 'b') {
      made.pop();
      continue;
    }
    const choice = /^\d{1,5}$/.test(line) ? choices[Number(line) - 1] : undefined;
    if (!choice) say(`Type a number from 1 to ${choices.length}.`);
    else if (choice.move === undefined) made.push(choice.part.text);
    else {
      const chosen = desk.take({ type: 'choose', n, seat, pick: choice.move });
      if (chosen.ok) return true;
      say(chosen.error);
    }
  }
}

const keysOf = ({ house, canStandBy, standsBy }: Turn): string =>
  `${house ? 'h for house calls, ' : ''}${canStandBy ? `s to ${standsBy ? 'be asked about everything' : 'stay out of what does not concern you'}, ` : ''}`;

/** Asks a GM at the terminal for a house call. Returns false if none was made. */
async function makeHouseCall(desk: Desk, house: HouseOffer, read: Read): Promise<boolean> {
  const menu = houseMenu(house);
  for (const [i, entry] of menu.entries()) say(`${String(i + 1).padStart(4)}  ${entry.say}`);
  say('Type a number, or press Enter for none. All players see a house call, and nobody can undo it:');
  const line = (await read()) ?? '';
  const entry = /^\d{1,5}$/.test(line) ? menu[Number(line) - 1] : undefined;
  if (!entry) return false;
  if (!entry.call) say('What happens?');
  const made = desk.take({
    type: 'houseCall',
    call: entry.call ?? { kind: 'event', text: (await read()) ?? '' },
  });
  if (!made.ok) say(made.error);
  return made.ok;
}

const sayChoice = ({ part, offers, move }: Choice): string => {
  const odds = move === undefined ? [] : (offers[0]?.odds ?? []);
  return `${part.text}${move === undefined ? ' …' : ''}${odds.length > 0 ? ` (${odds.map(sayOdds).join(', ')})` : ''}`;
};

const sayOdds = ({ question, label, chance }: Odds): string =>
  `${question === undefined ? '' : `${question}: `}${label} ${percent(chance)}`;

function sayLines(lines: readonly Line[]): void {
  for (const { text, weight } of lines) {
    if (weight === 'turn') process.stdout.write('\n');
    say(text);
  }
}

/** Says where everybody is, and which cards and dice lie on the table. */
function saySituation({ heading, people, rows = [], piles = [], dice = [], sheets = [] }: Scene): void {
  process.stdout.write('\n');
  say(`— ${heading} —`);
  for (const { label, room, note, out } of people) {
    const about = [out ? 'out' : (room ?? ''), note].filter((part) => part !== '').join(', ');
    if (about !== '') say(`  ${label}: ${about}`);
  }
  for (const { owner, title, cards } of rows) {
    const shown = cards.map(({ label, face }) => label || (face === 'down' ? '?' : '–')).join(' | ');
    say(`  ${owner}${title ? `, ${title}` : ''}: ${shown}`);
  }
  for (const { label, count, top } of piles) say(`  ${label}: ${count}${top === undefined ? '' : `, on top ${top}`}`);
  for (const { owner, lines } of sheets.filter(({ isOwn }) => isOwn)) {
    say(`  ${owner}: ${lines.map(({ label, value }) => `${label} ${value}`).join(', ')}`);
  }
  const faces = dice.filter(({ face }) => face !== '').map(({ label, face }) => `${label} ${face}`);
  if (faces.length > 0) say(`  Dice: ${faces.join(', ')}`);
}

function sayEnd(
  desk: Desk,
  { ending, winners, lines }: Extract<Screen, { readonly type: 'over' }>,
  isJson: boolean,
): void {
  if (isJson) {
    sayObject({ outcome: desk.game.outcome });
    return;
  }
  sayLines(lines);
  say(`The end: ${ending}.${winners.length > 0 ? ` Won: ${winners.join(', ')}.` : ''}`);
}

const sayPutAway = (log: string | undefined): void =>
  void process.stderr.write(
    log === undefined ? 'Stopped. Nothing was kept; --log keeps an evening.\n' : `Put away in “${log}”.\n`,
  );
