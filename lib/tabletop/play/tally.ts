import type { Tally } from '@/lib/contract/played';
import type { TallyPlot } from '@/lib/contract/playtest-report';

interface Titled {
  readonly title: string;
  readonly help: string;
}

/** Definition of a tally. Columns keep the order in which they are written. */
interface About<Game, Column extends string, About extends Titled = Titled> {
  readonly id: string;
  readonly title: string;
  /** A table by default. */
  readonly plot?: Exclude<TallyPlot, { readonly kind: 'bars' }> | Bars<NoInfer<Column>>;
  readonly columns: Readonly<Record<Column, About>>;
  readonly rows: Tally<Game, never>['rows'];
}

type Bars<Column> = Extract<TallyPlot, { readonly kind: 'bars' }> & { readonly columns: readonly Column[] };

export interface NamedTally<Game, State, Column extends string> extends Tally<Game, State> {
  readonly columns: readonly (Titled & { readonly id: Column })[];
}

/** Column that counts something in a finished game, for each row. */
interface Counted<Game, State> extends Titled {
  readonly count: (state: State, row: number, game: Game) => number;
}

/** Sums of a tally, by row and column name. */
class Counts<Column extends string> {
  readonly #sums: Float64Array;
  readonly #offsets: Readonly<Record<Column, number>>;
  readonly #width: number;

  constructor(sums: Float64Array, offsets: Readonly<Record<Column, number>>, width: number) {
    this.#sums = sums;
    this.#offsets = offsets;
    this.#width = width;
  }

  add(row: number, column: Column, count = 1): void {
    const i = row * this.#width + this.#offsets[column];
    this.#sums[i] = (this.#sums[i] ?? 0) + inGrains(count);
  }
}

/** Fractions are rounded to multiples of 2⁻²⁴, so that sums do not depend on the order of addition. */
const GRAINS = 2 ** 24;
const inGrains = (count: number): number => Math.round(count * GRAINS) / GRAINS;

const TABLE = { kind: 'table' } as const;

export const columnsOf = <Id extends string, Column>(ids: readonly Id[], columnOf: (id: Id, i: number) => Column) =>
  Object.fromEntries(ids.map((id, i) => [id, columnOf(id, i)])) as Readonly<Record<Id, Column>>;

/** Creates numbered rows. */
export const labelled = (
  labels: readonly string[],
  first = 0,
): readonly { readonly id: string; readonly label: string }[] =>
  labels.map((label, i) => ({ id: String(first + i), label }));

/** Creates rows from a list and its names. */
export const rowsNamed = (
  list: readonly { readonly id: string }[],
  names: readonly string[],
): readonly { readonly id: string; readonly label: string }[] =>
  list.map(({ id }, i) => ({ id, label: names[i] ?? '' }));

export const rowsOfLabels = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** Names of a state's lists of counts for playtests. */
type ListsOf<State> = State extends { readonly tally: infer Sums }
  ? { [Name in keyof Sums]: Sums[Name] extends readonly number[] ? Name : never }[keyof Sums]
  : never;

type Lists<Name extends PropertyKey> = Readonly<Record<Name, readonly number[]>>;

/** Returns functions that create the tallies of a game. */
export function tallyMakers<Game, State>() {
  /** Creates a tally with a custom function that adds a finished game. */
  const tallyOf = <Column extends string>(
    { columns, plot = TABLE, ...about }: About<Game, Column>,
    add: (game: Game, state: State, counts: Counts<Column>) => void,
  ): NamedTally<Game, State, Column> => {
    const titled = named(columns);
    const offsets = Object.fromEntries(titled.map(({ id }, i) => [id, i])) as Record<Column, number>;
    return {
      ...about,
      plot,
      columns: titled,
      add: (game, state, sums) => add(game, state, new Counts(sums, offsets, titled.length)),
    };
  };

  /** Creates a tally that counts the same for every row. */
  const tallyOfRows = <Column extends string>({
    columns,
    plot = TABLE,
    ...about
  }: About<Game, Column, Counted<Game, State>>): NamedTally<Game, State, Column> => {
    const counted = named(columns);
    const counts = counted.map(({ count }) => count);
    return {
      ...about,
      plot,
      columns: counted.map(({ id, title, help }) => ({ id, title, help })),
      add(game, state, sums) {
        let i = 0;
        for (let row = 0; i < sums.length; row++) {
          for (const count of counts) {
            sums[i] = (sums[i] ?? 0) + inGrains(count(state, row, game));
            i++;
          }
        }
      },
    };
  };

  /** Creates a column with its count by row. */
  const column = (title: string, help: string, count: Counted<Game, State>['count']): Counted<Game, State> => ({
    title,
    help,
    count,
  });

  /** Creates a column from a list in the state's own tally. */
  const listed = (list: ListsOf<State>, title: string, help: string): Counted<Game, State> =>
    column(title, help, (state, row) => (state as { readonly tally: Lists<typeof list> }).tally[list][row] ?? 0);

  return { tallyOf, tallyOfRows, column, listed };
}

const named = <Column extends string, Value extends Titled>(columns: Readonly<Record<Column, Value>>) =>
  (Object.entries(columns) as [Column, Value][]).map(([id, column]) => ({ id, ...column }));
