import type { Result } from '@/lib/kernel/result';
import type { Rendered } from '@/lib/services/requests/renderer';

export const VersionText = ({ text }: { readonly text: Result<Rendered> }) =>
  text.ok ? (
    <div
      lang={text.value.language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in a thread, and escaped what people typed
      dangerouslySetInnerHTML={{ __html: text.value.html }}
    />
  ) : (
    <p className="border-2 border-ink p-4">{text.error}</p>
  );
