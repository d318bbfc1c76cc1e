/**
 * Runs before the page's own scripts, which a slow phone has only seconds later: what is pressed, chosen or typed until
 * then is kept, and done as soon as they say that they run.
 *
 * Links inside what sleeps are kept too: followed at once, they would load another page, and what was typed would be lost.
 *
 * What takes letters early says so (`data-early`) and asks for them (app/_forms/early-typing.ts); all else that is
 * marked to sleep until then does nothing yet. If the scripts have not come after twelve seconds, the page says so, and
 * takes no more.
 */
export const KEEPER = `(()=>{
const pressed=new Map();
const early=window.earlyTyping={texts:new Map(),taken:new WeakSet()};
const gone=new AbortController();
const on=(type,run)=>addEventListener(type,run,{capture:true,signal:gone.signal});
const choice='[data-sleeping] input[type=checkbox],[data-sleeping] input[type=radio]';
const link='[data-sleeping] a[href^="/"]:not([target])';
on('click',(event)=>{
  const control=event.target.closest?.('button,'+choice+','+link);
  if(!control)return;
  const follows=control.matches(link);
  if(follows&&(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;
  if(follows||control.type==='submit'||control.matches(choice))event.preventDefault();
  pressed.delete(control);
  pressed.set(control,'click');
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
