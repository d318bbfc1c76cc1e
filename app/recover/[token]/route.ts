import { listDrafts } from '@/lib/services/drafts/drafts';
import { personId } from '@/lib/services/drafts/person-id';
import { answer, goTo } from '@/lib/services/requests/answer';
import { memberOfRecovery } from '@/lib/services/requests/identity';

interface At {
  readonly params: Promise<{ readonly token: string }>;
}

/** Brings a list back. A browser that has a list of its own is asked first. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, becomeOther }) => {
    const recovered = memberOfRecovery((await params).token, services.secret);
    if (recovered === undefined) return goTo('/?notice=link-gone');
    const own = memberId === undefined || memberId === recovered ? [] : await listDrafts(services, memberId);
    if (own.length > 0) return askFirst(own.length);
    becomeOther(recovered);
    return goTo('/');
  });

/** Puts this browser's own list and the recovered one together. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, becomeOther }) => {
    const recovered = memberOfRecovery((await params).token, services.secret);
    if (recovered === undefined) return goTo('/?notice=link-gone');
    const { store, secret } = services;
    if (memberId !== undefined && memberId !== recovered) {
      await store.moveGrants(memberId, recovered, (draftId) => personId(secret, draftId, recovered));
    }
    becomeOther(recovered);
    return goTo('/');
  });

// A page without a script: it must not act by itself, and works before anything of the studio has loaded.
function askFirst(own: number): Response {
  const mine = own === 1 ? 'a scenario' : `${own} scenarios`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="same-origin"><meta name="viewport" content="width=device-width">
<title>Add your list to this browser? · Trapdoor</title>
<style>:root{color-scheme:light dark;--paper:#f6f3ea;--raised:#fffdf6;--ink:#16201b;--green:#00693c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0e1512;--raised:#16201b;--ink:#eaf2ec;--green:#4ade80;--on:#0e1512}}
body{font:1rem/1.5 Overpass,system-ui,sans-serif;background:var(--paper);color:var(--ink);margin:0;padding:15vh 1rem}
main{max-width:34rem;margin:auto;padding:1.5rem;border:4px solid var(--ink);background:var(--raised)}h1{font-size:1.9375rem;line-height:1.15;margin:0}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
button,a{font:inherit;font-weight:600;color:inherit;min-height:2.75rem;padding:.5rem 1rem;box-sizing:border-box}
button{background:var(--green);color:var(--on);border:2px solid var(--green);border-radius:4px;cursor:pointer}</style>
<main><h1>Add your list to this browser?</h1>
<p>This browser already has ${mine}. Your list and the one behind the link will be joined; nothing is lost.
Continue only if the link is your own.</p>
<form method="post"><button>Join the lists</button> <a href="/">Keep them separate</a></form></main></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
