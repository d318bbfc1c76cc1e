'use client';

import { Dialog } from '@/app/_ui/dialog';
import { formatPicture, parsePicture } from '@/lib/kit/picture';
import { ChooseSign } from './choose-sign';
import { OwnPicture } from './own-picture';

/** Chooses a picture: a sign by words, or one of one's own. */
export function PictureDialog(props: {
  readonly draftId: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}) {
  const present = parsePicture(props.value);
  return (
    <Dialog open onOpenChange={props.onClose} title="Choose a picture">
      <div className="flex flex-col gap-6">
        <ChooseSign
          chosen={present.kind === 'sign' ? present.name : undefined}
          onChoose={(name) => props.onChoose(formatPicture({ kind: 'sign', name }))}
        />
        <div>
          <h3 className="mb-3 border-t-2 border-line pt-4 text-lg">Or bring your own</h3>
          <OwnPicture
            draftId={props.draftId}
            onBrought={(hash) => props.onChoose(formatPicture({ kind: 'art', hash }))}
          />
        </div>
      </div>
    </Dialog>
  );
}
