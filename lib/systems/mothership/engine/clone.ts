import type { State } from './state';

/** Deep-copies a state. Written out, since `structuredClone` takes ten times as long. */
export function clone(state: State): State {
  const { tally } = state;
  return {
    ...state,
    rng: state.rng.slice(),
    deferred: state.deferred.slice(),
    character: state.character.slice(),
    at: state.at.slice(),
    ap: state.ap.slice(),
    surcharge: state.surcharge.slice(),
    used: state.used.map((uses) => uses.slice()),
    tokens: state.tokens.map((tokens) => tokens.map((token) => ({ ...token }))),
    tile: state.tile.slice(),
    faceUp: state.faceUp.slice(),
    marked: state.marked.slice(),
    disarmed: state.disarmed.slice(),
    holes: state.holes.slice(),
    draw: state.draw.slice(),
    box: state.box.slice(),
    gone: state.gone.slice(),
    supply: state.supply.slice(),
    tally: {
      ...tally,
      sprung: tally.sprung.slice(),
      held: tally.held.slice(),
      lost: tally.lost.slice(),
      visits: tally.visits.slice(),
      specials: tally.specials.slice(),
      flips: tally.flips.slice(),
      shutDown: tally.shutDown.slice(),
      assists: tally.assists.slice(),
    },
  };
}
