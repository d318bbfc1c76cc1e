'use client';

import { Dialog } from '@/app/_ui/dialog';
import { formatPicture, parsePicture } from '@/lib/kit/picture';
import { ChooseSign } from './choose-sign';
import { OwnPicture } from './own-picture';
import { PresentArt } from './present-art';

/** Chooses a picture: a sign by words, or one of one's own. */
export function PictureDialog(props: {
  readonly draftId: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}) {
  const present = parsePicture(props.value);
  const chooseArt = (hash: string) => props.onChoose(formatPicture({ kind: 'art', hash }));
  return (
    <Dialog open onOpenChange={props.onClose} title="Choose a picture">
      <div className="flex flex-col gap-6">
        <ChooseSign
          chosen={present.kind === 'sign' ? present.name : undefined}
          onChoose={(name) => props.onChoose(formatPicture({ kind: 'sign', name }))}
        />
        <div className="flex flex-col gap-3">
          <h3 className="border-t-2 border-line pt-4 text-lg">Or use your own</h3>
          <PresentArt draftId={props.draftId} onChoose={chooseArt} />
          <OwnPicture draftId={props.draftId} onBrought={chooseArt} />
        </div>
      </div>
    </Dialog>
  );
}
