/**
 * Runs in the head before the first paint, so that the theme does not flash and the language offer moves nothing. It is inlined as
 * written here: no imports.
 *
 * - `ui-theme` holds light, dark or system; nothing stored means light. `theme.ts` does the rest.
 * - `ui-language`, or on a first visit the browser's languages, may prefer the other language than the page's.
 */
export const beforePaint = `(()=>{
const root=document.documentElement,bar=document.querySelector('[name=theme-color]'),
read=key=>{try{return localStorage.getItem(key)}catch{}},
theme=read('ui-theme'),
dark=theme==='dark'||theme==='system'&&matchMedia('(prefers-color-scheme:dark)').matches;
root.dataset.theme=dark?'dark':'light';bar.content=bar.dataset[root.dataset.theme];
const language=read('ui-language')||navigator.languages.map(name=>name.slice(0,2)).find(name=>name==='en'||name==='th');
if(language&&language!==root.lang)root.dataset.offer=language})()`
