'use client';

import { type Inspection, sayFinished } from '@/app/_table/use-inspection';
import { themeNamed } from '@/lib/kit/themes';
import { sayTestGames } from '@/lib/table/notes';
import { ownWordsIn } from '@/lib/table/own-words';
import type { Question } from '@/lib/table/questions';
import type { TableView } from '@/lib/table/view';
import { sayShown, useFit } from './use-fit';
import { type DrawnPoster, svgAddress } from './use-poster';

const SCALES = [1.8, 1.5, 1.3, 1.15, 1, 0.9] as const;
/** Most ideas shown; the first, in order of their rounds. */
const WORDS_MAX = 80;

interface Props {
  readonly view: TableView;
  readonly poster: DrawnPoster | undefined;
  readonly inspection: Inspection | undefined;
  readonly questions: readonly Question[];
  readonly origin: string;
  readonly inHand: boolean;
  readonly lost: boolean;
  readonly back?: string | undefined;
}

/** The end of an evening: the poster over the whole wall, with the table's own words in the poster's colours. */
export function FinishedBoard({ view, poster, inspection, questions, origin, inHand, lost, back }: Props) {
  const { title, code, testGames } = view.table;
  const theme = poster && themeNamed(poster.theme);
  const verb = inspection?.verb;
  return (
    <main
      className={`flex gap-[1.6em] p-[1.2em] ${theme ? '' : 'bg-paper'} ${inHand ? 'board-in-hand min-h-dvh flex-col' : 'board h-dvh w-screen overflow-hidden'}`}
      style={theme && { background: theme.ground, color: theme.ink }}
    >
      {poster && (
        // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
        <img
          src={svgAddress(poster.svg)}
          alt={`Poster of ${title || 'the setting'}`}
          width={500}
          height={700}
          className={inHand ? 'slid mx-auto h-auto w-full max-w-80' : 'slid h-full w-auto shrink-0'}
        />
      )}
      <div className={`flex min-w-0 flex-1 flex-col gap-[0.7em] ${inHand ? '' : 'min-h-0'}`}>
        <header className="flex flex-col gap-[0.3em]">
          <p className="sign" style={accent(theme)}>
            {title || 'Untitled disaster'}
          </p>
          <h1 className="board-title">{sayFinished(inspection?.errors)}</h1>
          {testGames && verb !== undefined && <p className="board-head">{sayTestGames(testGames, verb)}</p>}
        </header>
        <Words view={view} questions={questions} theme={theme} inHand={inHand} />
        <footer className="flex flex-col gap-[0.2em] text-[0.9em]">
          {inspection !== undefined && inspection.errors > 0 && (
            <p>Still to do: {inspection.errors}. The GM can have the gaps filled.</p>
          )}
          {code !== '' && (
            <p>
              The full record:{' '}
              <a className="sign underline" href={`/table/${code}/record`}>
                {origin.replace(/^https?:\/\//, '')}/table/{code}/record
              </a>
            </p>
          )}
          {lost && <p>Not connected; trying again.</p>}
          {back !== undefined && (
            <a href={back} className="sign inline-flex min-h-11 items-center underline">
              Back to your seat
            </a>
          )}
        </footer>
      </div>
    </main>
  );
}

type Theme = ReturnType<typeof themeNamed> | undefined;
const accent = (theme: Theme) => theme && { color: theme.accent };

/** The ideas that the group kept, each with its inventor if it had a name. */
function Words(props: {
  readonly view: TableView;
  readonly questions: readonly Question[];
  readonly theme: Theme;
  readonly inHand: boolean;
}) {
  const { view, questions, theme, inHand } = props;
  const words = ownWordsIn(view);
  const shown = words.slice(0, WORDS_MAX);
  const [box, fit] = useFit(shown.length, inHand ? [1] : SCALES, shown.map(({ id }) => id).join());
  if (words.length === 0) return <p className="flex-1">Nothing was kept this time.</p>;
  const isPart = inHand ? shown.length < words.length : fit.shown < words.length;
  return (
    <section
      aria-label="In your own words"
      className={`flex flex-1 flex-col gap-[0.4em] border-t-[0.12em] pt-[0.5em] ${inHand ? '' : 'min-h-0'}`}
    >
      <h2 className="board-head flex justify-between gap-[1em]">
        In your own words
        {isPart && (
          <span className="sign self-end text-[0.6em]">
            {sayShown(inHand ? { from: 0, shown: shown.length } : fit, words.length)}
          </span>
        )}
      </h2>
      <div
        ref={box}
        className={inHand ? 'flex flex-col' : 'min-h-0 flex-1 columns-[14em] gap-[1.4em] overflow-hidden'}
        style={{ fontSize: 'calc(1em * var(--fit, 1))', columnFill: 'auto' }}
      >
        {shown.map(({ id, text, by, question }) => (
          <div key={id} className="mb-[0.7em] break-inside-avoid">
            <p className="sign text-[0.85em]" style={accent(theme)}>
              {[by?.name, questions.find((each) => each.id === question)?.title].filter(Boolean).join(' · ')}
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">“{text}”</p>
          </div>
        ))}
      </div>
    </section>
  );
}
