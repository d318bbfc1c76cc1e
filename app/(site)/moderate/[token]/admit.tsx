import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { requireModerator } from '@/lib/services/library/moderate';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { refusalOf } from '@/lib/services/requests/api-error';
import { requireServices } from '@/lib/services/requests/services';

export const MODERATION_METADATA: Metadata = {
  title: 'Moderation',
  robots: { index: false, follow: false },
  // Its forms are taken only with an Origin, which browsers leave out under no-referrer. No other site gets the address.
  referrer: 'same-origin',
};

export type Sought = { readonly [name: string]: string | readonly string[] | undefined };

/** One value of an address, if it has just one. */
export const oneOf = (value: Sought[string]): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads the token of an address. `refusal` says why its pages show nothing, with the status to say so. */
export async function admit(
  written: string,
): Promise<{ readonly token: string; readonly refusal: string | undefined }> {
  const services = requireServices();
  services.pageAnswer.withoutScripts();
  const token = decoded(written);
  try {
    await requireModerator(services, token, (await headers()).get(ADDRESS_HEADER) ?? '');
    return { token, refusal: undefined };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    services.pageAnswer.status(refusal.status);
    return { token, refusal: refusal.message };
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

export function Refused({ children }: { readonly children: string }) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">No entry</h1>
      <p className="measure mt-4">{children}</p>
    </>
  );
}
