import { Desk } from '@/lib/evening/desk';
import { type Evening, formatEvening, newEvening, readEvening } from '@/lib/evening/evening';
import type { EveningGame } from '@/lib/evening/evening-game';
import { type Laid, openEvening, replayEvening } from '@/lib/evening/open-evening';
import { checkDraft } from '@/lib/flow';
import { fileNameOf } from '@/lib/kernel/file-name';
import { newId } from '@/lib/kernel/ids';
import { isError } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { formatDraft } from '@/lib/scenario/envelope';
import { type Opened, openEnvelope } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { Invited, KeptEvening, PlayReply, PlayRequest } from './play-protocol';

type WholeEvening = KeptEvening & { readonly evening: Evening };

/** Evenings kept on the device. */
export interface EveningShelf {
  keep(kept: WholeEvening): Promise<void>;
  read(id: string): Promise<WholeEvening | undefined>;
  list(): Promise<readonly KeptEvening[]>;
  forget(id: string): Promise<void>;
  scenario(id: string): Promise<JsonObject | undefined>;
}

interface Playing {
  readonly id: string;
  readonly laid: Laid;
  readonly desk: Desk;
  /** Time in front of the device until `at`, in milliseconds. */
  spent: number;
  at: number;
}

/** Longer pauses between two decisions are breaks. */
const BREAK_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

const LOST = 'This evening is no longer on this device. If you put it away as a file, open that.';
const UNKEPT =
  'This browser does not keep the evening, perhaps because its window is private or its storage is full. Put it away as a file before you leave.';
const NO_GAME = 'There is no game in play. Begin one, or go on with one.';

/** Everything that the worker does, apart from messages and storage. */
export class PlayHost {
  readonly #shelf: EveningShelf;
  readonly #post: (reply: PlayReply) => void;
  #invited: Opened | undefined;
  #playing: Playing | undefined;

  readonly #find: typeof findSystem;

  constructor(shelf: EveningShelf, post: (reply: PlayReply) => void, find = findSystem) {
    this.#shelf = shelf;
    this.#post = post;
    this.#find = find;
  }

  async take(request: PlayRequest): Promise<void> {
    switch (request.type) {
      case 'list':
        return this.#list();
      case 'invite':
        return this.#invite(request.scenario);
      case 'inviteDraft': {
        const scenario = await this.#shelf.scenario(request.draft).catch(() => undefined);
        return scenario ? this.#invite(scenario) : this.#refuse('Open the draft, and press Play there once more.');
      }
      case 'begin':
        return this.#begin(request);
      case 'resume': {
        const kept = await this.#shelf.read(request.id).catch(() => undefined);
        return kept ? this.#open(kept.evening, request.id, kept) : this.#refuse(LOST);
      }
      case 'open': {
        const read = readEvening(new Uint8Array(await request.file.arrayBuffer()));
        return read.ok ? this.#open(read.value, newId(26)) : this.#refuse(read.error);
      }
      case 'forget':
        await this.#shelf.forget(request.id).catch(() => undefined);
        return this.#list();
      default:
        return this.#playing ? this.#atTable(this.#playing, request) : this.#refuse(NO_GAME);
    }
  }

  async #atTable(
    { laid, desk }: Playing,
    request: Exclude<
      PlayRequest,
      { readonly type: 'list' | 'invite' | 'inviteDraft' | 'begin' | 'resume' | 'open' | 'forget' }
    >,
  ): Promise<void> {
    if (request.type === 'putAway') {
      const text = formatEvening(desk.game.evening);
      if (!text.ok) return this.#refuse(text.error);
      const file = new Blob([text.value], { type: 'application/json' });
      return this.#post({ type: 'file', name: `${fileNameOf(laid.table.title)}.evening.json`, file });
    }
    if (request.type === 'watch') {
      if (!desk.game.outcome) return this.#refuse('The game can be watched once it is over.');
      return this.#post({ type: 'story', replay: replayEvening(laid.table, desk.game.evening) });
    }
    const taken = desk.take(request);
    if (!taken.ok) this.#refuse(taken.error);
    return this.#goOn();
  }

  async #list(): Promise<void> {
    const evenings = await this.#shelf.list().catch(() => []);
    this.#post({ type: 'evenings', evenings });
  }

  async #invite(scenario: JsonObject): Promise<void> {
    const opened = await openEnvelope(scenario, this.#find);
    if (!opened.ok) return this.#refuse(opened.error.message);
    const invited = await describe(opened.value);
    if (!invited) return this.#refuse(`Trapdoor can’t play ${opened.value.system.title} yet, only check and print it.`);
    this.#invited = opened.value;
    this.#post({ type: 'invited', invited });
  }

  async #begin({ seats, chosen }: Extract<PlayRequest, { readonly type: 'begin' }>): Promise<void> {
    const opened = this.#invited;
    if (!opened) return this.#refuse(NO_GAME);
    const { draft, system } = opened;
    const scenario = JSON.parse(formatDraft(draft, system)) as JsonObject;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const of = { scenario, system: system.id, systemVersion: system.version };
    return this.#open(newEvening({ ...of, seats, chosen, seed }), newId(26));
  }

  async #open(evening: Evening, id: string, kept?: Partial<KeptEvening>): Promise<void> {
    const found = await openEvening(evening, this.#find, kept?.standingBy);
    if (!found.ok) return this.#refuse(found.error);
    const { game, ...laid } = found.value;
    const invited = await describe(laid.opened);
    if (!invited) return this.#refuse(NO_GAME);
    const spent = (kept?.minutes ?? 0) * MINUTE_MS;
    this.#playing = { id, laid, desk: new Desk(laid.table, game), spent, at: Date.now() };
    this.#post({ type: 'began', id, invited, names: namesOf(game) });
    return this.#goOn();
  }

  /** Lets bots decide until a person has to, then shows the screen and keeps the evening. */
  async #goOn(): Promise<void> {
    const playing = this.#playing;
    if (!playing) return;
    const { desk } = playing;
    while (desk.goOn()) {
      this.#post({ type: 'screen', screen: { type: 'thinking' } });
      await new Promise((resolve) => setTimeout(resolve, 0));
      // Another evening may have been opened meanwhile.
      if (this.#playing !== playing) return;
    }
    const screen = desk.screen();
    // The GM's own map, which shows secrets, only while the GM sits at the device.
    const isHost = screen.type === 'turn' && screen.house !== undefined;
    this.#post({ type: 'screen', screen, ...(isHost && { plan: playing.laid.opened.open.plan('gm') }) });
    await this.#keep(playing);
  }

  async #keep(playing: Playing): Promise<void> {
    const { id, laid, desk } = playing;
    const { evening, outcome, standingBy, rounds } = desk.game;
    const { draft, system } = laid.opened;
    const at = Date.now();
    playing.spent += outcome ? 0 : Math.min(BREAK_MS, at - playing.at);
    playing.at = at;
    await this.#shelf
      .keep({
        id,
        title: draft.title,
        game: system.title,
        at,
        decisions: evening.moves.length,
        isOver: outcome !== undefined,
        scenario: draft.id,
        minutes: playing.spent / MINUTE_MS,
        standingBy,
        ...(outcome && { result: { players: playersIn(laid, evening), ending: desk.endingLabel(), rounds } }),
        evening,
      })
      .catch(() => this.#post({ type: 'unkept', message: UNKEPT }));
  }

  #refuse(message: string): void {
    this.#post({ type: 'refused', message });
  }
}

const playersIn = ({ table }: Laid, { seats }: Evening): number => seats.length - Number(table.played.hasHost);

const namesOf = (game: EveningGame): readonly string[] =>
  game.evening.seats.map((taken, seat) => (taken.kind === 'person' && taken.name) || game.nameOf(seat, 'table'));

async function describe(opened: Opened): Promise<Invited | undefined> {
  const { system, open, draft } = opened;
  const played = await system.play?.();
  if (!played) return undefined;
  return {
    title: draft.title,
    game: system.title,
    theme: draft.theme || system.theme,
    hasHost: played.hasHost,
    players: open.players(),
    choices: played.choices(system.schema.parse(open.body)),
    bots: played.bots.map(({ id, title, help, role }) => ({ id, title, help, isHost: role === 'host' })),
    errors: checkDraft(opened).filter(isError).length,
    plan: open.plan('table'),
  };
}
