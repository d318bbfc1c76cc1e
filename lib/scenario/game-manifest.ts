import type { System } from '@/lib/contract/authored';
import type { ObjectShape } from '@/lib/schema/shape';
import { draftShape } from './draft-shape';

/**
 * What a page needs of a game so that somebody can write: plain data that the server sends along. The game's own code,
 * which checks and prints, stays with the workers.
 */
export interface GameManifest
  extends Pick<System, 'id' | 'title' | 'question' | 'version' | 'players' | 'form' | 'pieces' | 'suggests' | 'shape'> {
  /** The shape of everything that is typed: the cover's fields and the body. */
  readonly draftShape: ObjectShape;
  /** Whether bots can play it. */
  readonly playable: boolean;
}

export function gameManifestOf(system: System): GameManifest {
  const { id, title, question, version, players, form, pieces, suggests, shape, play } = system;
  return {
    id,
    title,
    question,
    version,
    players,
    form,
    pieces,
    ...(suggests && { suggests }),
    shape,
    draftShape: draftShape(system),
    playable: play !== undefined,
  };
}
