'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useArtAddress } from '@/app/_art/present-art';
import { SignPicture } from '@/app/_art/sign-picture';
import { sayName } from '@/app/_art/sign-search';
import { elementId } from '@/app/_draft/element-id';
import { useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { Path } from '@/lib/kernel/path';
import { parsePicture } from '@/lib/kit/picture';
import type { PictureShape } from '@/lib/schema/shape';
import { describedBy, FieldFrame } from './field-frame';
import { useField } from './use-field';

export const fetchPictureDialog = () => import('@/app/_art/picture-dialog');

const PictureDialog = dynamic(() => fetchPictureDialog().then((module) => module.PictureDialog, dialogMissing), {
  ssr: false,
});

/** Button that shows the current picture and opens the picture dialog. */
export function PictureField({ path, shape }: { readonly path: Path; readonly shape: PictureShape }) {
  const { draftId } = useStudio();
  const { text: value, set, session } = useField(path);
  const [choosing, setChoosing] = useState(false);
  const picture = parsePicture(value);
  // The label names the button; its value is announced after that.
  const valueId = `${elementId(path)}:value`;
  return (
    <FieldFrame path={path} shape={shape}>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          id={elementId(path)}
          className="min-w-0 py-2"
          disabled={session.readOnly}
          aria-describedby={`${valueId} ${describedBy(path)}`}
          onClick={() => setChoosing(true)}
        >
          <span
            id={valueId}
            className="inline-flex min-w-0 flex-wrap items-center justify-center gap-2 [overflow-wrap:anywhere]"
          >
            {picture.kind === 'none' && 'Choose a picture'}
            {picture.kind === 'sign' && (
              <>
                <SignPicture name={picture.name} className="size-10 bg-current" /> {sayName(picture.name)}
              </>
            )}
            {picture.kind === 'art' && <OwnArt draftId={draftId} hash={picture.hash} />}
          </span>
        </Button>
        {picture.kind !== 'none' && !session.readOnly && (
          <Button look="quiet" onClick={() => set('')}>
            Remove it
          </Button>
        )}
      </div>
      {choosing && (
        <PictureDialog
          draftId={draftId}
          value={value}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            set(chosen);
            setChoosing(false);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The user's own picture, or a notice that its file is missing. */
function OwnArt({ draftId, hash }: { readonly draftId: string; readonly hash: string }) {
  const address = useArtAddress(draftId, hash);
  const [missing, setMissing] = useState<string>();
  if (missing === address && address !== undefined) {
    return <span className="text-left">This picture is missing. Add its file again, or choose another one</span>;
  }
  return (
    <>
      {address === undefined ? (
        <span className="inline-block size-10" />
      ) : (
        // biome-ignore lint/performance/noImgElement: it is somebody's own, behind their cookie
        <img src={address} alt="" className="max-h-16 max-w-24 bg-white" onError={() => setMissing(address)} />
      )}
      Your own picture
    </>
  );
}
