/**
 * What nginx has to be told to answer as the server does, for `include` inside a `server` block whose `root` is the built site: a
 * location for each address that exists, with the headers that the server sends, and for all others the nearest not-found page.
 * See docs/static-host.md.
 */
import { HASH_IN_NAME } from '../../contract/hashed-name.ts'
import { localeOf, localizedPath } from '../../contract/locale.ts'
import { nginxAsksForWhole, WHOLE_ENDING } from '../../contract/whole-page.ts'
import type { BuiltFile, BuiltSite } from '../../server/pages/built-site.ts'
import { NO_CONTENT_SECURITY_POLICY } from '../../server/pages/content-security-policy.ts'
import { downloadHeaders } from '../../server/pages/downloads.ts'
import { REDIRECT_CACHING } from '../../server/pages/page-front.ts'
import { prepareFile } from '../../server/pages/prepared-file.ts'
import { securityHeaders } from '../../server/pages/security-headers.ts'
import { type Headers, headerPairs } from './header-pairs.ts'

/** nginx says these itself, of the file that it sends. */
const ITS_OWN = new Set(['ETag', 'Content-Type', 'Content-Length', 'Accept-Ranges'])

/** In nginx a `$` begins a variable, and cannot be escaped: no address, header or name of ours has one. */
function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new RangeError(`nginx cannot be told of ${text}`)
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

const pattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const headerLines = (headers: Headers) =>
  Object.entries(headers)
    .filter(([name]) => !ITS_OWN.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

const block = (location: string, lines: readonly string[]) =>
  `location ${location} {\n${lines.map((line) => `  ${line}\n`).join('')}}`

const typeLines = (mediaType: string) => ['types {}', `default_type ${quoted(mediaType)};`]

const fileName = (path: string, { isPage }: BuiltFile) => {
  if (path === '/') return '/index.html'
  return isPage ? `${path}.html` : path
}

function fileLines(path: string, file: BuiltFile, common: Headers): string[] {
  const headers = headerPairs(prepareFile(path, file, common).representation(undefined).headers)
  return [...typeLines(file.mediaType), ...headerLines(headers)]
}

const fileLocations = (site: BuiltSite, common: Headers) =>
  [...site.files].map(([path, file]) => {
    const name = fileName(path, file)
    const lead = name === path ? [] : [`rewrite ^ ${quoted(name)} break;`]
    const whole = site.wholePages.has(path)
      ? [`if (${nginxAsksForWhole(path)}) { rewrite ^ ${quoted(wholeName(path))} last; }`]
      : []
    return block(`= ${quoted(path)}`, [...whole, ...lead, ...fileLines(path, file, common)])
  })

const wholeName = (path: string) => `${path}${WHOLE_ENDING}.html`

/** They have no address of their own: whoever asks for one is told so as of any other. */
const wholeLocations = (site: BuiltSite, common: Headers) =>
  [...site.wholePages].map(([path, file]) =>
    block(`= ${quoted(wholeName(path))}`, [
      'internal;',
      `error_page 404 @${localizedPath('/404', localeOf(path))};`,
      ...fileLines(path, file, common),
    ]),
  )

const downloadLocations = ({ manifest }: BuiltSite, common: Headers) =>
  manifest.downloads.flatMap((file) => {
    const own = downloadHeaders(file)
    const bare = { ...common, 'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY }
    const leads = [...headerLines({ ...bare, 'Cache-Control': 'no-cache' }), `return 302 ${quoted(file.path)};`]
    const older = pattern(file.stablePath).replace(/(?=\\\.\w+$)/, HASH_IN_NAME)
    return [
      block(`= ${quoted(file.path)}`, [...typeLines(own['Content-Type']), ...headerLines({ ...bare, ...own })]),
      block(`= ${quoted(file.stablePath)}`, leads),
      // Yesterday's page names yesterday's file.
      block(`~ "^${older}$"`, leads),
    ]
  })

function redirectLocations(site: BuiltSite, common: Headers): string[] {
  const bare = { ...common, 'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY, 'Cache-Control': REDIRECT_CACHING }
  const to = (target: string) => [...headerLines(bare), `return 308 ${target}$is_args$args;`]
  const pages = [...site.files].filter(([path, { isPage }]) => isPage && path !== '/').map(([path]) => pattern(path))
  return [
    ...site.manifest.serviceSlugs.map((slug, index) =>
      block(`~ ^(/th)?/services/${index}/*$`, to(`$1/services/${encodeURI(slug)}`)),
    ),
    block(`~ ^(${pages.join('|')})/+$`, to('$1')),
  ]
}

/** `/services/404` for what is missing right below `/services/`, `/th/404` for the rest of Thai, `/404` for all else. */
function notFoundLocations(site: BuiltSite, common: Headers): string[] {
  // What is no GET would otherwise be told that nothing is there.
  const reading = 'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }'
  return [...site.notFoundPages].flatMap(([path, file]) => {
    const place = path.replace(/\/404$/, '')
    const isSection = /[^/]\/[^/]/.test(path.replace(/^\/th/, ''))
    return [
      block(`@${path}`, [`rewrite ^ ${path}.html break;`, ...fileLines(path, file, common)]),
      block(isSection ? `~ ^${pattern(place)}/[^/]+/*$` : `${place}/`, [
        `error_page 404 @${path};`,
        'error_page 405 @reading-only;',
        reading,
        'return 404;',
      ]),
    ]
  })
}

/** @param siteUrl the origin visitors use */
export function nginxFile(site: BuiltSite, siteUrl: string): string {
  const common = securityHeaders(siteUrl)
  const bare = { ...common, 'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY }
  return `${[
    '# Made by npm run build, for `include` inside a server block: see docs/static-host.md.',
    'merge_slashes off;\nabsolute_redirect off;\ngzip_static on;\ngzip_vary off;\nerror_page 404 @/404;\nerror_page 405 @reading-only;',
    // Escaped slashes and backslashes are part of no address.
    'if ($request_uri ~* "^[^?]*(?:%2f|%5c|\\\\\\\\)") { return 404; }',
    block('@reading-only', [
      ...headerLines({ ...bare, Allow: 'GET, HEAD' }),
      ...typeLines('text/plain; charset=utf-8'),
      'return 405 "Only GET and HEAD are possible here";',
    ]),
    ...fileLocations(site, common),
    ...wholeLocations(site, common),
    ...downloadLocations(site, common),
    ...redirectLocations(site, common),
    ...notFoundLocations(site, common),
  ].join('\n')}\n`
}
