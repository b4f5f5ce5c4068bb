type Colour = (name: string) => string

const colours = (of: Colour) => ['paper', 'ink', 'quiet', 'wire'].map((name) => `--${name}:${of(name)}`).join(';')

/**
 * How a feed or a sitemap looks to a person who opens it: as a list on the paper of the site, by day and by night. What only
 * programs read is left out of the picture; the elements are those of RSS and of sitemaps.org.
 */
export const feedStyles = (day: Colour, night: Colour) => `@namespace html 'http://www.w3.org/1999/xhtml';
:root{${colours(day)};display:block;max-width:44rem;margin:0 auto;padding:3rem 1.25rem;border-left:2px solid var(--wire);background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{${colours(night)}}}
channel,item,title,description,pubDate,url,loc,sitemap{display:block}
channel>title{font:500 2rem/1.2 Georgia,serif}
item{padding:1.25rem 0;border-top:1px solid var(--quiet)}
channel>description{margin:.5rem 0 2rem;color:var(--quiet)}
item>title{font:500 1.375rem/1.3 Georgia,serif}
pubDate,category,lastmod{color:var(--quiet);font-size:.875rem}
channel>link,channel>language,lastBuildDate,guid,item>link,item>*|encoded{display:none}
html|a{color:var(--wire)}
url,sitemap{padding:.5rem 0;border-top:1px solid var(--quiet);overflow-wrap:anywhere}
`

/** The line that leads a browser to these styles; other readers pass over it. */
export const styled = (xml: string) =>
  xml.replace(/^<\?xml[^>]*\?>\s*/, (head) => `${head.trim()}\n<?xml-stylesheet type="text/css" href="/feed.css"?>\n`)
