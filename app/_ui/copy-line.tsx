'use client';

import { useState } from 'react';
import { IconButton } from './button';

/** Copies a text and returns a message with the result. The clipboard is not available on LAN addresses. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'This browser can’t copy automatically. Select the address and copy it.';
  }
}

/** An address to select or copy, with the result beside it. */
export function CopyLine(props: { readonly label: string; readonly url: string; readonly said?: string }) {
  const [said, setSaid] = useState(props.said ?? '');
  return (
    <div className="min-w-0 flex-1 basis-48">
      <div className="flex gap-2">
        <input
          className="input min-w-0 text-sm"
          aria-label={props.label}
          readOnly
          value={props.url}
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          label={`Copy: ${props.label}`}
          onClick={async () => setSaid(await copyText(props.url))}
          icon={said === 'Copied.' ? 'check' : 'copy'}
        />
      </div>
      <p role="status" className="text-sm text-grey">
        {said}
      </p>
    </div>
  );
}
