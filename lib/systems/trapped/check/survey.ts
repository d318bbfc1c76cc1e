import type { Setting } from '../schema';
import { reachWith, type Solution, solve } from '../solve';
import { luckIn } from '../solver/luck';
import type { Luck } from '../solver/program';
import { isBlank } from './report';

/** A setting with what several checks need to know of it. */
export interface Survey {
  readonly setting: Setting;
  readonly solution: Solution;
  /** What could be reached if Events brought all they can. */
  readonly withEvents: ReturnType<typeof reachWith>;
  /** What Events bring. */
  readonly fromEvents: Luck;
  /** Names of things in a sentence, by their list and id. */
  readonly names: Names;
}

export function surveyOf(setting: Setting): Survey {
  const fromEvents = luckIn(setting);
  return {
    setting,
    fromEvents,
    solution: solve(setting),
    withEvents: reachWith(setting, fromEvents),
    names: new Names(setting),
  };
}

const LISTS = {
  goal: ({ goals }: Setting) => goals,
  item: ({ items }: Setting) => items,
  escape: ({ escapes }: Setting) => escapes,
  room: ({ map }: Setting) => map.rooms,
  barrier: ({ barriers }: Setting) => barriers,
  event: ({ events }: Setting) => events,
  loss: ({ losses }: Setting) => losses,
  monster: ({ monsters }: Setting) => monsters.map(({ id, name }) => ({ id, title: name })),
  extra: ({ extras }: Setting) => extras.map(({ id, name }) => ({ id, title: name })),
} as const;

export type Named = keyof typeof LISTS;

const NOUNS: Readonly<Record<Named, string>> = {
  goal: 'goal',
  item: 'thing',
  escape: 'way out',
  room: 'room',
  barrier: 'barrier',
  event: 'Event',
  loss: 'disaster',
  monster: 'monster',
  extra: 'Extra',
};

/** What to call things in a message: by title, else by their place in the list. */
export class Names {
  readonly #names = new Map<string, string>();

  constructor(setting: Setting) {
    for (const list of Object.keys(LISTS) as Named[]) {
      for (const [i, { id, title }] of LISTS[list](setting).entries()) {
        this.#names.set(`${list} ${id}`, isBlank(title) ? `${NOUNS[list]} ${i + 1}` : `“${title.trim()}”`);
      }
    }
  }

  of(list: Named, id: string): string {
    return this.#names.get(`${list} ${id}`) ?? `a ${NOUNS[list]} that does not exist`;
  }
}
