import type { Change, TableState } from './state';

/** Result of games that bots played with the finished setting in the GM's browser. */
export interface TestGames {
  readonly games: number;
  /** Games with a good ending. */
  readonly escapes: number;
}

/** Notes are stored beside a table's secrets. Ids of secrets contain no colon. */
const NOTE = 'note:';
const TEST_GAMES = `${NOTE}test-games`;

type Stored = Pick<TableState, 'secrets'>;

export const setTestGames = (result: TestGames | null): Change => ({
  type: 'secret',
  secret: TEST_GAMES,
  value: result ? `${result.escapes}/${result.games}` : '',
});

export function testGamesOf({ secrets }: Stored): TestGames | null {
  const [, escapes, games] = /^(\d+)\/(\d+)$/.exec(secrets.get(TEST_GAMES) ?? '') ?? [];
  return games === undefined ? null : { games: Number(games), escapes: Number(escapes) };
}

const CHOSEN = `${NOTE}chosen`;

/** Notes the questions that the table asks if its length is `chosen`. */
export const setChosen = (questions: readonly string[]): Change => ({
  type: 'secret',
  secret: CHOSEN,
  value: questions.join(' '),
});

export const chosenOf = ({ secrets }: Stored): readonly string[] =>
  (secrets.get(CHOSEN) ?? '').split(' ').filter((id) => id !== '');

const declinedKey = (person: string) => `${NOTE}declined:${person}`;

/** Notes that a person prefers not to be named in the record. People who were never asked have no such note. */
export const setDeclined = (person: string, declines: boolean): Change => ({
  type: 'secret',
  secret: declinedKey(person),
  value: declines ? 'yes' : '',
});

export const hasDeclined = ({ secrets }: Stored, person: string): boolean =>
  (secrets.get(declinedKey(person)) ?? '') !== '';

/** "In 200 test games somebody got out in 61." `verb` is the game's. */
export const sayTestGames = ({ games, escapes }: TestGames, verb: string): string =>
  escapes === 0
    ? `In ${games.toLocaleString('en')} test games nobody ${verb}.`
    : `In ${games.toLocaleString('en')} test games somebody ${verb} in ${escapes.toLocaleString('en')}.`;

/** Returns a table's secrets as settled by those who lead, without notes. */
export const secretsOf = ({ secrets }: Stored): Readonly<Record<string, string>> =>
  Object.fromEntries([...secrets].filter(([id]) => !id.startsWith(NOTE)));
