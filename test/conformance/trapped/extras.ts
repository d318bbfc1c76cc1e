import * as z from 'zod';
import { compile } from '@/lib/systems/trapped/engine/compile';
import { NO_SCORE } from '@/lib/systems/trapped/rules/cards';
import { formatScore } from '@/test/support/trapped/notation';
import { Scene } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { fightOut } from './fights';
import { Cast, inTheHouse, names, score, settingOf } from './notation';

const attempt = z.object({
  player: z.string(),
  controls: z.string().nullable(),
  target: z.string(),
  target_controller: z.string().nullable(),
  won: z.boolean(),
});
const left = z.object({ controls: z.string().nullable(), uncontrolled: names, controlled_by_others: names });

const given = (name: string | null) => (name === null ? [] : [name]);
const MADE_FROM = 'self';

/** Operations about Extras: creation, control and adoption. */
export const extras: Operations = {
  extras_turn(input) {
    const { hand } = z.object({ hand: z.int().min(0) }).parse(input);
    const scene = Scene.ofMaking(compile(settingOf('spaceship')), 2);
    const { state, view } = scene;
    state.deck.unshift(...(state.hands[1] ?? []));
    state.hands[1] = state.deck.splice(0, hand);
    // The second player's turn begins when the first one's ends.
    scene.quiet();
    const [drawn, before] = [view.handSize(1), state.aspects.join()];
    scene.quiet();
    const set = scene.events('sheetSet').length - 1;
    return { after_draw: drawn, after_play: view.handSize(1), aspects_set: state.aspects.join() === before ? 0 : set };
  },

  control_state(input) {
    const { player, controls, target, target_controller: rival, won } = attempt.parse(input);
    const cast = new Cast([player, ...given(rival)], [target, ...given(controls)]);
    const own = { attribute: '5', card: won ? 'AH' : '2H', lucky: '' };
    const against = { attribute: '', cards: [won ? '2C' : 'AC'], lucky: '', relationship: '' };
    const scene = fightOut(
      input,
      { kind: 'control', actor: own, bids: [], redraw: [], opposition: against },
      '',
      ({ state }) => {
        if (controls !== null) state.controller[cast.extra(controls)] = 0;
        if (rival !== null) state.controller[cast.extra(target)] = cast.seat(rival);
      },
    );
    const extraOf = (seat: number) => cast.extrasIn([scene.view.controlledBy(seat)])[0] ?? null;
    return {
      ...Object.fromEntries(cast.players.map((name, seat) => [name, extraOf(seat)])),
      released: cast.extrasIn(scene.events('released').map(({ extra }) => extra)),
    };
  },

  adoption(input) {
    const { controls, uncontrolled, controlled_by_others: others } = left.parse(input);
    const cast = new Cast([], [...given(controls), ...uncontrolled, ...others]);
    const scene = inTheHouse(input, cast.size).buried(1);
    const all = [...given(controls), ...uncontrolled, ...others].map((name) => cast.extra(name));
    for (let extra = cast.size; extra < 2 * cast.size; extra++) if (!all.includes(extra)) scene.buried(extra);
    for (const name of given(controls)) scene.state.controller[cast.extra(name)] = 1;
    for (const name of others) scene.state.controller[cast.extra(name)] = 0;
    scene.quietly(() => scene.view.turn === 1);
    return { may_adopt: cast.extrasIn(scene.ask === 'adopt' ? scene.legal('adopt').map(({ person }) => person) : []) };
  },

  adopt_sheet(input) {
    const { relationships } = z.object({ relationships: z.record(z.string(), score) }).parse(input);
    const felt = Object.entries(relationships).map(([key, text]) => [key, key.replace(/^\w+:/, ''), text] as const);
    const named = (kind: string) =>
      felt.flatMap(([key, name]) => (key.startsWith(kind) && name !== MADE_FROM ? [name] : []));
    // The adopter has lost a character, and now it is another player's turn.
    const cast = new Cast(['', ...named('char:'), 'adopter'], [MADE_FROM, ...named('extra:')]);
    const [adopter, adoptee] = [cast.seat('adopter'), cast.extra(MADE_FROM)];
    const scene = inTheHouse(input, cast.size).buried(adopter);
    for (const [, name, text] of felt) scene.feels(adoptee, cast.person(name), text);
    scene.quietly(() => scene.ask === 'adopt').do({ type: 'adopt', person: adoptee });
    const kept = felt.map(([key, name]) => [key, scene.view.relationship(adoptee, cast.person(name))] as const);
    return {
      kept: Object.fromEntries(kept.filter(([, now]) => now !== NO_SCORE).map(([key, now]) => [key, formatScore(now)])),
    };
  },
};
