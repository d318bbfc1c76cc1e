import { strip } from '@/lib/kit/blanks/flat';
import type { Tone } from '@/lib/kit/blocks';
import type { Part } from '@/lib/kit/kit-spec';
import { titled } from '@/lib/tabletop/words/wording';
import { cutPiece, type KitInput } from './input';

const TRACK_MM = { widthMm: 180, heightMm: 32 } as const;

const MOST_SPACES = 13;
/** Maximum duration of an effect in turns (fields/events.ts). */
const LONGEST_TURNS = 9;
const TIMERS = 3;

/** Strips along which a coin is moved: defeats of monsters, duration of Events, rounds until a disaster. */
export const trackers = cutPiece(
  { id: 'trackers', title: 'Trackers for defeats, timers and rounds', audience: 'gm', extra: true },
  'TR',
  () => strip(TRACK_MM),
  (input) => [...defeats(input), timer(), ...clocks(input)],
);

const defeats = ({ setting: { monsters } }: KitInput): readonly Part[] =>
  monsters.map(({ id, name, defeats }) => {
    const left = Array.from({ length: defeats - 1 }, (_, i) => space(`Beaten ${['once', 'twice'][i] ?? ''}`, 'hazard'));
    return track(`defeats-${id}`, titled(name, 'monster'), [
      space('Unbeaten', 'alarm'),
      ...left,
      space('Dead', 'exit'),
    ]);
  });

const timer = (): Part => ({ ...countdown('timer', 'GM turns left', LONGEST_TURNS), copies: TIMERS });

/** Those that fit on a strip. */
function clocks({ setting: { options, losses } }: KitInput): readonly Part[] {
  const clocks = [
    { id: 'doom', title: 'Rounds until the place is lost', rounds: options.doomClockRounds },
    ...losses.map(({ id, title, cause }) => ({
      id: `loss-${id}`,
      title: `Rounds until ${titled(title, 'disaster')}`,
      rounds: cause.rounds,
    })),
  ];
  return clocks.flatMap(({ id, title, rounds }) =>
    rounds === null || rounds >= MOST_SPACES ? [] : [countdown(id, title, rounds)],
  );
}

const countdown = (id: string, title: string, from: number): Part =>
  track(
    id,
    title,
    Array.from({ length: from + 1 }, (_, i) => space(String(from - i), i === from ? 'alarm' : 'plain')),
  );

const space = (label: string, tone: Tone) => ({ label, tone });

const track = (
  id: string,
  title: string,
  spaces: readonly { readonly label: string; readonly tone: Tone }[],
): Part => ({
  id,
  title,
  copies: 1,
  faces: [{ face: 'track', title, spaces }],
});
