import { answer, goTo } from '@/lib/library/answer';
import { listDrafts } from '@/lib/library/drafts';
import { memberOfRecovery } from '@/lib/library/identity';

interface At {
  readonly params: Promise<{ readonly token: string }>;
}

/** Brings a list back. A browser that has a list of its own is asked first. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ house, memberId, becomeOther }) => {
    const recovered = memberOfRecovery((await params).token, house.secret);
    if (recovered === undefined) return goTo('/?notice=link-gone');
    const own = memberId === undefined || memberId === recovered ? [] : await listDrafts(house, memberId);
    if (own.length > 0) return askFirst(own.length);
    becomeOther(recovered);
    return goTo('/');
  });

/** Puts this browser's own list and the recovered one together. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ house, memberId, becomeOther }) => {
    const recovered = memberOfRecovery((await params).token, house.secret);
    if (recovered === undefined) return goTo('/?notice=link-gone');
    if (memberId !== undefined && memberId !== recovered) await house.store.moveGrants(memberId, recovered);
    becomeOther(recovered);
    return goTo('/');
  });

// A page without a script: it must not act by itself, and works before anything of the studio has loaded.
function askFirst(own: number): Response {
  const mine = own === 1 ? 'a scenario' : `${own} scenarios`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="same-origin"><meta name="viewport" content="width=device-width">
<title>Bring your list here? · Trapdoor</title>
<style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
button,a{font:inherit;display:inline-block;padding:.6rem 1rem;margin:.5rem .5rem 0 0;min-height:2.75rem}</style>
<main><h1>Bring your list here?</h1>
<p>This browser has ${mine} already. Yours and those of the link go into one list; nothing is lost.
Only go on if the link is your own.</p>
<form method="post"><button>Put both lists together</button> <a href="/">Leave it</a></form></main></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
