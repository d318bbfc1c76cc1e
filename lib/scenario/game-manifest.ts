import type { System } from '@/lib/contract/authored';
import type { ObjectShape } from '@/lib/schema/shape';
import { draftShape } from './draft-shape';

/** The data of a game that a page needs for editing. Code that checks and prints runs in workers only. */
export interface GameManifest
  extends Pick<
    System,
    'id' | 'title' | 'question' | 'passed' | 'version' | 'players' | 'form' | 'pieces' | 'suggests' | 'shape'
  > {
  /** Shape of all typed content: the cover's fields and the body. */
  readonly draftShape: ObjectShape;
  /** True if bots can play the game. */
  readonly playable: boolean;
}

export function gameManifestOf(system: System): GameManifest {
  const { id, title, question, passed, version, players, form, pieces, suggests, shape, play } = system;
  return {
    id,
    title,
    question,
    version,
    players,
    form,
    pieces,
    ...(passed !== undefined && { passed }),
    ...(suggests && { suggests }),
    shape,
    draftShape: draftShape(system),
    playable: play !== undefined,
  };
}
