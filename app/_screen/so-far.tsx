import { ownWordsIn } from '@/lib/table/own-words';
import type { Question } from '@/lib/table/questions';
import type { TableView } from '@/lib/table/view';
import { MapSketch } from './map-sketch';
import { type DrawnPoster, svgAddress } from './use-poster';

/** Ideas on the board beside which there is still room for the setting. */
const IDEAS_BESIDE = 12;

/** Tells whether the wall has room for the setting as it grows, and there is any of it yet. */
export function isGrowing(view: TableView): boolean {
  const { phase, round, title } = view.table;
  if (phase === 'lobby' || phase === 'finished' || (title === '' && ownWordsIn(view).length === 0)) return false;
  return phase !== 'brainstorm' || view.ideas.filter((idea) => idea.round === round).length <= IDEAS_BESIDE;
}

/** The setting as it grows, beside the board: poster, map, what hunts the players, and the last words chosen. */
export function SoFar(props: {
  readonly view: TableView;
  readonly poster: DrawnPoster | undefined;
  readonly questions: readonly Question[];
}) {
  const { view, poster, questions } = props;
  const last = ownWordsIn(view).at(-1);
  return (
    <aside
      aria-label="The setting so far"
      className="flex w-[24%] shrink-0 flex-col gap-[0.7em] overflow-hidden border-l-[0.2em] border-ink bg-raised p-[0.8em]"
    >
      <div className="min-h-0 flex-1">
        {poster && (
          // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
          <img
            src={svgAddress(poster.svg)}
            alt={`Poster of ${view.table.title || 'the setting'}`}
            width={500}
            height={700}
            className="slid h-full w-full object-contain object-left-top"
          />
        )}
      </div>
      {poster && <MapSketch plan={poster.map} className="max-h-[28%] w-full shrink-0" />}
      {poster && poster.hunter !== '' && (
        <div className="shrink-0">
          <p className="kicker text-[0.7em]! text-exit">What hunts you</p>
          <p className="board-head line-clamp-2 font-sign font-extrabold [overflow-wrap:anywhere]">{poster.hunter}</p>
        </div>
      )}
      {last && (
        <div key={last.id} className="slid shrink-0">
          <p className="kicker text-[0.7em]! text-exit">
            {questions.find(({ id }) => id === last.question)?.title ?? 'Chosen'}
          </p>
          <p className="line-clamp-4 text-[1.2em] leading-snug [overflow-wrap:anywhere]">{last.text}</p>
        </div>
      )}
    </aside>
  );
}
