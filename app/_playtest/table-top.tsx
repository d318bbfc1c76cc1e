import type { Scene, SceneCard } from '@/lib/contract/played';

type Row = NonNullable<Scene['rows']>[number];

interface Place {
  readonly owner: string;
  /** The owner's counters: "7 points". */
  readonly note: string;
  readonly rows: readonly Row[];
}

/** Grid areas of seats round the table, clockwise from the bottom, by number of players; more players sit in a list. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['@3xl:[grid-area:bottom]', '@3xl:[grid-area:top]'],
  3: ['@3xl:[grid-area:bottom]', '@3xl:[grid-area:left]', '@3xl:[grid-area:right]'],
  4: ['@3xl:[grid-area:bottom]', '@3xl:[grid-area:left]', '@3xl:[grid-area:top]', '@3xl:[grid-area:right]'],
};
const RING =
  '@3xl:grid @3xl:grid-cols-[1fr_auto_1fr] @3xl:[grid-template-areas:"._top_."_"left_middle_right"_"._bottom_."] @3xl:items-center';

/** Cards on the table: rows of cards in a ring round piles and dice, or stacked if there is no room. */
export function TableTop(props: {
  readonly scene: Scene;
  readonly marked: ReadonlySet<string>;
  /** Receives the highlighted card or person that was pressed. */
  readonly onTouch?: ((label: string) => void) | undefined;
}) {
  const { scene, marked, onTouch } = props;
  const { rows = [], piles = [], dice = [] } = scene;
  if (rows.length + piles.length + dice.length === 0) return null;
  const places = placesOf(scene);
  const seats = SEATS[places.length];
  return (
    <section aria-label="On the table" className="@container border-2 border-ink bg-paper p-3">
      <div className={`flex flex-col gap-4 ${seats ? RING : ''}`}>
        <div className="flex flex-wrap items-start justify-center gap-3 @3xl:[grid-area:middle]">
          {piles.map((pile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: piles lie where they lie
            <Pile key={i} {...pile} />
          ))}
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so do dice
            <Die key={i} {...die} />
          ))}
        </div>
        {places.map(({ owner, note, rows: own }, i) => (
          <div key={owner} className={`flex min-w-0 flex-col items-center gap-2 ${seats?.[i] ?? ''}`}>
            <p className={`text-center text-sm ${marked.has(owner) ? 'border-b-4 border-service' : ''}`}>
              {onTouch && marked.has(owner) ? (
                <button type="button" className="sign min-h-11 underline" onClick={() => onTouch(owner)}>
                  {owner}
                </button>
              ) : (
                <span className="sign">{owner}</span>
              )}
              {note !== '' && ` · ${note}`}
            </p>
            {own.map(({ title = '', cards }) => (
              <div key={title} className="flex flex-col items-center">
                {own.length > 1 && <p className="text-xs text-grey">{title}</p>}
                <ul
                  aria-label={`${owner}${title === '' ? '' : `, ${title}`}`}
                  className="flex flex-wrap justify-center gap-1"
                >
                  {cards.map((card, at) => (
                    <Card
                      // biome-ignore lint/suspicious/noArrayIndexKey: a card is where it lies
                      key={at}
                      card={card}
                      isMarked={card.face === 'up' && marked.has(card.label)}
                      onTouch={onTouch}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns rows grouped by owner, in their order, with the owners' counters. */
function placesOf({ rows = [], people }: Scene): readonly Place[] {
  const owners = [...new Set(rows.map(({ owner }) => owner))];
  return owners.map((owner) => ({
    owner,
    note: people.find(({ label }) => label === owner)?.note ?? '',
    rows: rows.filter((row) => row.owner === owner),
  }));
}

const FACE_LOOK: Readonly<Record<SceneCard['face'], string>> = {
  up: 'border-ink bg-raised',
  down: 'border-ink bg-sunk text-grey',
  empty: 'border-dashed border-line',
};

const FACE_WORDS: Readonly<Record<SceneCard['face'], string>> = { up: '', down: 'face down', empty: 'no card' };

function Card(props: {
  readonly card: SceneCard;
  readonly isMarked: boolean;
  readonly onTouch: ((label: string) => void) | undefined;
}) {
  const { card, isMarked, onTouch } = props;
  const { label, face, note = '' } = card;
  const look = `flex min-h-20 w-20 flex-col justify-between gap-1 border-2 p-1 text-center text-sm break-words hyphens-auto ${FACE_LOOK[face]} ${isMarked ? 'outline-4 outline-service' : ''}`;
  const words = (
    <>
      <span className={face === 'up' ? 'font-extrabold' : ''}>
        {label || (face === 'down' ? <span aria-hidden>?</span> : '')}
      </span>
      <span className="text-xs">{[FACE_WORDS[face], note].filter((part) => part !== '').join(', ')}</span>
    </>
  );
  if (!isMarked || !onTouch) return <li className={look}>{words}</li>;
  return (
    <li>
      <button type="button" className={look} onClick={() => onTouch(label)}>
        {words}
      </button>
    </li>
  );
}

function Pile({ label, count, top }: NonNullable<Scene['piles']>[number]) {
  return (
    <div className="flex min-h-20 w-24 flex-col justify-between border-2 border-b-8 border-ink bg-raised p-1 text-center text-sm break-words hyphens-auto">
      <span>{label}</span>
      <span className="text-lg font-extrabold tabular-nums">{count}</span>
      <span className="text-xs">{top === undefined ? '' : `On top: ${top}`}</span>
    </div>
  );
}

function Die({ label, face, sides }: NonNullable<Scene['dice']>[number]) {
  return (
    <div className="flex min-h-20 flex-col items-center justify-between text-sm">
      <span>{label}</span>
      <span className="flex size-11 items-center justify-center rounded-[4px] border-2 border-ink bg-raised text-lg font-extrabold">
        {face === '' ? '–' : face}
      </span>
      <span className="text-xs text-grey">of {sides}</span>
    </div>
  );
}
