/**
 * An inline script in the head. It runs before the first paint, so that the theme does not flash and the language offer causes no
 * layout shift.
 *
 * - `ui-theme` is `light`, `dark` or `system`. The default is `light`. `theme.ts` handles changes.
 * - `ui-language` is the chosen language. On a first visit, the browser's languages decide.
 */
export const beforePaintScript = `(()=>{
const root=document.documentElement,bar=document.querySelector('[name=theme-color]'),
read=key=>{try{return localStorage.getItem(key)}catch{}},
theme=read('ui-theme'),
dark=theme==='dark'||theme==='system'&&matchMedia('(prefers-color-scheme:dark)').matches;
root.dataset.theme=dark?'dark':'light';bar.content=bar.dataset[root.dataset.theme];
const language=read('ui-language')||navigator.languages.map(name=>name.slice(0,2)).find(name=>name==='en'||name==='th');
if(language&&language!==root.lang)root.dataset.offer=language})()`
