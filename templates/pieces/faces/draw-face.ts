import type { Face } from '@/lib/kit/faces';
import type { StructNode } from '@/templates/drawing/display-list';
import { drawBackFace } from './back-face';
import { drawEmblemFace } from './emblem-face';
import { type FaceDrawing, type FaceSetting, oneFace } from './face';
import { drawFigureFace } from './figure-face';
import { drawNumberFace } from './number-face';
import { drawPlayingFace } from './playing-face';
import { drawPointerFace } from './pointer-face';
import type { Room } from './room';
import { drawSlipFace } from './slip-face';
import { drawSlotsFace } from './slots-face';
import { drawTextFace } from './text-face';
import { drawTrackFace } from './track-face';
import { drawWheelFace } from './wheel-face';

/** Draws a face in its room. `goesOn` allows a long text to continue on further pieces. */
export function drawFace(face: Face, room: Room, setting: FaceSetting, node: StructNode, goesOn: boolean): FaceDrawing {
  switch (face.face) {
    case 'text':
      return drawTextFace({ ...face, goesOn }, room, setting, node);
    case 'emblem':
      return drawEmblemFace(face, room, setting, node);
    case 'back':
      return drawBackFace(face, room, setting, node);
    case 'playing':
      return drawPlayingFace(face, room, setting, node);
    case 'track':
      return drawTrackFace(face, room, setting, node);
    case 'slots':
      return drawSlotsFace(face, room, setting, node);
    case 'slip':
      return drawSlipFace(face, room, setting, node);
    case 'wheel':
      return drawWheelFace(face, room, setting, node);
    case 'pointer':
      return drawPointerFace(face, room, setting, node);
    case 'number':
      return drawNumberFace(face, room, setting, node);
    case 'figure':
      return drawFigureFace(face, room, setting, node);
    case 'plain':
      return oneFace({ ground: [], items: [], signInk: setting.theme.grey });
  }
}
