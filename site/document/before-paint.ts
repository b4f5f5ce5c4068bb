/**
 * Runs in the head, before anything is painted, so that the page never flashes in the wrong theme and nothing moves
 * when the line that offers the other language is shown. It goes into every page as written here: no imports, nothing
 * a browser of the last five years would not parse.
 *
 * - `ui-theme` holds light, dark or system; nothing stored means light. `system` follows the operating system live.
 *   The browser's own bar takes the colour of the page's edition, which a media query could not know.
 * - `ui-language`, or on a first visit the browser's own languages, may prefer the other language than the page's.
 */
export const beforePaint = `(()=>{
const root=document.documentElement,bar=document.querySelector('[name=theme-color]'),night=matchMedia('(prefers-color-scheme:dark)'),
read=key=>{try{return localStorage.getItem(key)}catch{}},
apply=()=>{const choice=read('ui-theme'),theme=choice==='dark'||choice==='system'&&night.matches?'dark':'light';
root.dataset.theme=theme;bar.content=bar.dataset[theme]};
apply();night.addEventListener('change',apply);addEventListener('storage',apply);addEventListener('themechoice',apply);
const language=read('ui-language')||navigator.languages.map(name=>name.slice(0,2)).find(name=>name==='en'||name==='th');
if(language&&language!==root.lang)root.dataset.offer=language})()`
