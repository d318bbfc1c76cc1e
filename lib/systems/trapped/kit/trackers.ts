import { strip } from '@/lib/kit/blanks/flat';
import type { Tone } from '@/lib/kit/blocks';
import type { Part } from '@/lib/kit/kit-spec';
import { titled } from '@/lib/tabletop/words/wording';
import { clocksOf, ownClocks } from './clocks';
import { cutPiece, type KitInput } from './input';

const TRACK_MM = { widthMm: 180, heightMm: 32 } as const;

const MOST_SPACES = 13;
/** Maximum duration of an effect in turns (fields/events.ts). */
const LONGEST_TURNS = 9;
const TIMERS = 3;

/** Strips along which a coin is moved: defeats of monsters, duration of Events, rounds until a disaster, steps of clocks. */
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

/** A long clock takes several strips, which lie one after the other. */
const clocks = ({ setting, players }: KitInput): readonly Part[] =>
  [...clocksOf(setting), ...ownClocks(setting, players)].flatMap(({ id, title, rounds, notes }) => {
    const strips = Math.ceil((rounds + 1) / MOST_SPACES);
    const length = Math.ceil((rounds + 1) / strips);
    return Array.from({ length: strips }, (_, i) =>
      countdown(
        strips === 1 ? id : `${id}-${i + 1}`,
        `${notes ? 'Steps' : 'Rounds'} left · ${title}`,
        rounds,
        i * length,
        length,
      ),
    );
  });

/** A strip that counts down to 0, or a part of it: `length` spaces after the first `skipped`. */
const countdown = (id: string, title: string, from: number, skipped = 0, length = from + 1): Part =>
  track(
    id,
    title,
    Array.from({ length: Math.min(length, from + 1 - skipped) }, (_, i) => {
      const left = from - skipped - i;
      return space(String(left), left === 0 ? 'alarm' : 'plain');
    }),
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
