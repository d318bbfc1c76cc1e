import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toasts';
import { messageOf } from '@/app/_ui/use-attempt';
import { photographPoster } from './photograph';

/** Button that makes a picture of the poster and shares it, or saves it in browsers without a share sheet. */
export function PhotographButton({ draftId }: { readonly draftId: string }) {
  const [busy, setBusy] = useState(false);
  /** Picture that the browser refused to share since it took too long after the click. */
  const [picture, setPicture] = useState<File | undefined>(undefined);
  const photograph = async () => {
    setBusy(true);
    try {
      const file = picture ?? (await photographPoster(draftId));
      setPicture((await share(file)) === 'again' ? file : undefined);
    } catch (error) {
      toast({ message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button className="min-h-16! px-2! text-lg!" aria-busy={busy} onClick={() => busy || void photograph()}>
      {busy ? 'Making the picture…' : picture ? 'Share the picture' : 'Photograph it'}
    </Button>
  );
}

async function share(file: File): Promise<'done' | 'again'> {
  if (!isPhone() || !navigator.canShare?.({ files: [file] })) {
    saveFile(file.name, [file], file.type);
    return 'done';
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError') return 'again';
    if (name !== 'AbortError') saveFile(file.name, [file], file.type);
  }
  return 'done';
}

/** On desks a file is of more use than a share sheet. */
const isPhone = () => window.matchMedia('(pointer: coarse)').matches;
