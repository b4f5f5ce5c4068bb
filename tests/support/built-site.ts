import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  ERROR_LIST_ATTRIBUTE,
  errorId,
  type FormName,
  fieldId,
  formAction,
  formId,
  MESSAGE_ATTRIBUTE,
  outcomeId,
  PREFIX_ATTRIBUTE,
} from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import { MANIFEST_FILE } from '../../contract/site-manifest.ts'
import { DOWNLOAD, manifest, offered } from './manifest.ts'

const SIGNUP_FIELDS = ['fullName', 'email', 'companyName', 'phoneNumber']
const CONTACT_FIELDS = ['fullName', 'email', 'subject']

const field = (form: FormName, name: string, control: string) => `
      ${control.replace('/>', ` id="${fieldId(form, name)}" name="${name}" aria-describedby="${errorId(fieldId(form, name))}" aria-invalid="false">`)}
      <p id="${errorId(fieldId(form, name))}" hidden ${PREFIX_ATTRIBUTE}="Error:"></p>`

const panels = (form: FormName) => `
      <div id="${outcomeId(form, 'sent')}" hidden="">Sent</div>
      <div id="${outcomeId(form, 'failed')}" hidden=""><p><span ${MESSAGE_ATTRIBUTE}>Failed.</span> Kept.</p></div>
      <div id="${outcomeId(form, 'invalid')}" hidden=""><ul ${ERROR_LIST_ATTRIBUTE}></ul></div>`

const forms = (locale: Locale) => `
    <form id="${formId('signup')}" method="post" action="${formAction('signup', locale)}">
      ${SIGNUP_FIELDS.map((name) => field('signup', name, '<input/>')).join('')}
      <select id="${fieldId('signup', 'serviceInterest')}" name="serviceInterest">
        <option value="" selected>Choose</option><option value="basic">Basic</option><option value="custom">Custom</option>
      </select><p id="${errorId(fieldId('signup', 'serviceInterest'))}" hidden></p>
      ${field('signup', 'termsAccepted', '<input type="checkbox"/>')}${panels('signup')}
    </form>
    <form id="${formId('contact')}" method="post" action="${formAction('contact', locale)}">
      ${CONTACT_FIELDS.map((name) => field('contact', name, '<input/>')).join('')}
      <textarea id="${fieldId('contact', 'message')}" name="message" aria-invalid="false"></textarea>
      <p id="${errorId(fieldId('contact', 'message'))}" hidden></p>${panels('contact')}
    </form>`

/** An inline script and style in every page, as Astro builds them. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.theme = "light" // <b> & more'
export const INLINE_STYLE = '.island{display:contents}'

const page = (locale: Locale, title: string, body = '') =>
  `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
  `<script>${INLINE_SCRIPT}</script><style>${INLINE_STYLE}</style>` +
  `<script type="application/ld+json">{"@type":"Organization"}</script><script src="/_astro/a.js"></script>` +
  `</head><body><a data-language="${locale === 'en' ? 'th' : 'en'}" href="/other">Other</a><h1>${title}</h1>${body}</body></html>\n`

/** A small site in the format of the real build. */
const FILES: Record<string, string> = {
  'index.html': page('en', 'Home', forms('en')),
  'th.html': page('th', 'หน้าแรก', forms('th')),
  'about.html': page('en', 'About'),
  'th/about.html': page('th', 'เกี่ยวกับเรา'),
  'thai-news-distribution.html': page('en', 'Thai news distribution'),
  'faq.html': page('en', 'FAQ'),
  'th/faq.html': page('th', 'คำถามที่พบบ่อย'),
  'services/seo-optimization.html': page('en', 'SEO optimization'),
  'services/targeted-distribution.html': page('en', 'Targeted distribution'),
  'services/404.html': page('en', 'Service not found'),
  'th/services/404.html': page('th', 'ไม่พบบริการ'),
  'pricing/0.html': page('en', 'Basic'),
  'pricing/404.html': page('en', 'Pricing plan not found'),
  'th/pricing/404.html': page('th', 'ไม่พบแพ็กเกจ'),
  '404.html': page('en', '404'),
  'th/404.html': page('th', 'ไม่พบหน้าที่คุณต้องการ'),
  ...Object.fromEntries(
    [403, 413, 429, 431].flatMap((status) => [
      [`${status}.html`, page('en', `Refused ${status}`)],
      [`th/${status}.html`, page('th', `ไม่รับ ${status}`)],
    ]),
  ),
  '_astro/a.Bc12.js': `export const words = '${'news '.repeat(400)}'`,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.well-known/security.txt': 'Contact: mailto:a@krajai.example\nExpires: 2027-11-01T00:00:00.000Z\n',
  'downloads/kit.tar.gz': 'not really an archive',
  [offered.path.slice(1)]: DOWNLOAD,
}

/** Files that the build compresses. */
const COMPRESSED = /\.(?:html|js)$/

let built: ReadonlyMap<string, string | Buffer> | undefined

/** All files of the site by name. */
function build(): ReadonlyMap<string, string | Buffer> {
  const files = Object.entries({
    ...FILES,
    [MANIFEST_FILE]: JSON.stringify(manifest),
  })
  const compressed = files.filter(([name]) => COMPRESSED.test(name))
  return new Map<string, string | Buffer>([
    ...files,
    ...compressed.map(([name, text]) => [`${name}.br`, brotliCompressSync(text)] as const),
    ...compressed.map(([name, text]) => [`${name}.gz`, gzipSync(text)] as const),
  ])
}

/** Writes the fixture site into a new folder. Remove it with `removeFolder`. */
export function writeFixtureSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-site-'))
  built ??= build()
  for (const [name, contents] of built) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  return folder
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
