import { playersInWords } from '@/lib/kernel/words';
import type { DoorGame } from './games';

/** Facts of a game as a list: kind, players, length, who runs it, what is needed, and ages if its book gives them. */
export function GameFacts({ game: { about, players } }: { readonly game: DoorGame }) {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Kind', about.kind],
    ['Players', playersInWords(players)],
    ['Length', about.length],
    ['Run by', about.hasHost ? 'a GM (game master), who does not play a character' : 'nobody: everybody plays'],
    ['You need', `the printed kit, ${about.needs}`],
    ['Ages', about.ages],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(
        ([name, fact]) =>
          fact !== undefined && (
            <div key={name} className="contents">
              <dt className="sign">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
