/**
 * Runs in the head, before anything is painted, so that the page never flashes in the wrong theme. It goes into every
 * page as written here: no imports, nothing a browser of the last five years would not parse.
 *
 * `ui-theme` holds light, dark or system; nothing stored means light. `system` follows the operating system live.
 */
export const themeBeforePaint = `(()=>{
const root=document.documentElement,night=matchMedia('(prefers-color-scheme:dark)');
const apply=()=>{let choice;try{choice=localStorage.getItem('ui-theme')}catch{}
root.dataset.theme=choice==='dark'||choice==='system'&&night.matches?'dark':'light'};
apply();night.addEventListener('change',apply);addEventListener('storage',apply);addEventListener('themechoice',apply)})()`
