import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterBody } from './compress';
import type { Handle } from './static-files';

/** Async scripts that Next puts into the head and at the end of the page. */
const SCRIPT =
  /<script src="(\/_next\/static\/[^"]+)" (?:async="" nonce="([^"]+)"|nonce="([^"]+)" async="")><\/script>/g;

/** Preloads of scripts, which would fetch them before the first paint. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Style sheets of the page. */
const SHEET = /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[\w.-]+\.css)"([^>]*?)\/?>/g;

/** Pages that somebody at the door of a table waits for. Most have never been here, and want to type their name. */
const DOORS = /^\/(?:join|t|table)(?:[/?]|$)/;

/** Files that a later part of the page needs. */
const PREFETCH = /<link rel="prefetch" href="/g;

/**
 * Shows the notice for browsers that cannot run the page's scripts: Safari before 16.4, Chrome before 111, Firefox before
 * 128. Written in ES5, in a separate script, since such a browser may not even parse the others.
 */
export const OLD_BROWSER = `(function(){
var css=window.CSS;
if(css&&css.registerProperty&&css.supports('color','color-mix(in srgb,red,blue)'))return;
document.documentElement.className+=' old-browser';
document.addEventListener('DOMContentLoaded',function(){
var notice=document.getElementById('old-browser');
if(notice)notice.hidden=false;
});
})()`.replace(/\n/g, '');

/**
 * Runs before the page's own scripts, which start seconds later on a slow phone. Records clicks, choices and text until
 * then and replays them once the scripts run. Forms that work without scripts (`data-early-form`) are sent at once, and
 * only once.
 *
 * Links inside sleeping parts are recorded, too: following them at once would load another page and lose what was
 * typed.
 *
 * Fields that accept text early are marked (`data-early`) and collect it later (app/_forms/early-typing.ts); everything
 * else that is marked as sleeping does nothing yet. If the scripts have not started after twelve seconds, the page says
 * so and becomes inert.
 */
const KEEPER = `(()=>{
const pressed=new Map();
const early=window.earlyTyping={texts:new Map(),taken:new WeakSet()};
const gone=new AbortController();
const on=(type,run)=>addEventListener(type,run,{capture:true,signal:gone.signal});
const choice='[data-sleeping] input[type=checkbox],[data-sleeping] input[type=radio]';
const link='[data-sleeping] a[href^="/"]:not([target])';
on('click',(event)=>{
  const control=event.target.closest?.('button,'+choice+','+link);
  if(!control||control.form?.matches('[data-early-form]'))return;
  const follows=control.matches(link);
  if(follows&&(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;
  if(follows||control.type==='submit'||control.matches(choice))event.preventDefault();
  pressed.delete(control);
  pressed.set(control,'click');
});
on('submit',({target})=>{
  if(!target.matches('[data-early-form]'))return;
  setTimeout(()=>target.inert=true);
  addEventListener('pagehide',()=>target.inert=false,{once:true});
});
on('change',(event)=>{
  if(event.target.matches?.('input[type=file]'))pressed.set(event.target,'change');
});
const sleeps=(target)=>target.closest?.('[data-sleeping]')&&!target.matches('[data-early]');
on('beforeinput',(event)=>{if(sleeps(event.target))event.preventDefault()});
on('mousedown',(event)=>{if(event.target.closest?.('[data-sleeping] select'))event.preventDefault()});
on('keydown',(event)=>{if(event.target.matches?.('[data-sleeping] select')&&event.key!=='Tab')event.preventDefault()});
addEventListener('input',({target})=>{
  if(!target.matches?.('[data-early]')||early.taken.has(target))return;
  early.texts.set(target.id,{text:target.value,start:target.selectionStart,end:target.selectionEnd});
},true);
const sleep=(inert)=>{for(const part of document.querySelectorAll('[data-sleeping]'))part.inert=inert};
document.addEventListener('DOMContentLoaded',()=>sleep(false),{once:true,signal:gone.signal});
const late=setTimeout(()=>sleep(true),12000);
addEventListener('awake',()=>{
  gone.abort();
  clearTimeout(late);
  for(const[control,type]of pressed){
    if(type==='click')control.click();
    else control.dispatchEvent(new Event('change',{bubbles:true}));
  }
},{once:true});
})()`
  .replaceAll('\n', '')
  .replaceAll('  ', '');

/**
 * Loads the scripts after the first paint, and later ones at the end of the page. What the page prefetches queues behind
 * them, for a line that is idle while they start. Without HTTP/2 a browser opens six connections; where a form can be
 * sent early, scripts leave some of them free. Pages in the background never paint, and some browsers don't report
 * paints, so it doesn't wait for long.
 */
const STARTER = `(()=>{
let begun=false;
let loading=0;
const load=()=>{
  const most=document.querySelector('[data-early-form]')?2:9;
  for(let link;loading<most&&(link=document.querySelector('link[data-script]'));loading++){
    const script=document.createElement('script');
    script.async=true;
    script.src=link.dataset.src;
    script.nonce=link.nonce;
    script.onload=script.onerror=()=>{loading--;load()};
    link.after(script);
    link.remove();
  }
};
const start=()=>{
  begun=true;
  for(const link of document.querySelectorAll('link[data-sheet]'))link.rel='stylesheet';
  load();
  for(const link of document.querySelectorAll('link[data-later]'))link.rel='prefetch';
};
try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}
document.addEventListener('DOMContentLoaded',()=>(begun||document.hidden)&&start());
setTimeout(start,1000);
})()`.replaceAll(/\n\s*/g, '');

/**
 * Handler that makes server-rendered pages paint before their scripts run: on a slow processor the scripts would delay
 * the first paint, and on a slow line compete with the style sheet and fonts. At a table’s door a newcomer’s page carries
 * its style sheets, which saves the opening of a connection and a round trip; the files follow after the first paint.
 */
export function withPaintFirst(distDir: string, pages: Handle): Handle {
  const sheets = new Map<string, string>();
  const bringSheet = (link: string, path: string, rest: string): string => {
    const sheet = sheets.get(path) ?? readSheet(distDir, path);
    sheets.set(path, sheet);
    return sheet === '' ? link : `<style>${sheet}</style><link data-sheet href="/_next/static/${path}"${rest}>`;
  };
  return (request, response) => {
    const isAtDoor = request.headers.cookie === undefined && DOORS.test(request.url ?? '');
    filterBody(response, (sent) => {
      // An error page may have nothing to paint before its scripts run.
      const drawn = response.statusCode === 200;
      // Cached pages come compressed and have no scripts.
      if (
        !drawn ||
        response.hasHeader('content-encoding') ||
        !String(response.getHeader('content-type')).startsWith('text/html')
      )
        return undefined;
      response.removeHeader('content-length');
      let begun = false;
      const holdBack = (_: string, src: string, first: string | undefined, last: string | undefined): string => {
        const nonce = first ?? last;
        const link = `<link data-script data-src="${src}" nonce="${nonce}">`;
        if (begun) return link;
        begun = true;
        return `<script nonce="${nonce}">${OLD_BROWSER}</script><script nonce="${nonce}">${KEEPER};${STARTER}</script>${link}`;
      };
      return {
        ...sent,
        // Latin-1 maps each byte to one character, so that other content passes unchanged, even split characters.
        write: (chunk) => {
          const html = chunk
            .toString('latin1')
            .replaceAll(PRELOAD, '')
            .replaceAll(PREFETCH, '<link data-later href="')
            .replaceAll(SCRIPT, holdBack);
          return sent.write(Buffer.from(isAtDoor ? html.replaceAll(SHEET, bringSheet) : html, 'latin1'));
        },
      };
    });
    return pages(request, response);
  };
}

/** Reads a built style sheet as part of a page in Latin-1; empty if it can’t be one, or is gone after a new build. */
function readSheet(distDir: string, path: string): string {
  try {
    const sheet = readFileSync(join(distDir, 'static', path), 'latin1').replaceAll('url(../', 'url(/_next/static/');
    return sheet.includes('</') ? '' : sheet;
  } catch {
    return '';
  }
}
