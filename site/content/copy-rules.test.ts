import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content, copyLines, type Line } from './fixture-content.ts'

/** What the style guide warns of, and the draft to try the checker with, are written as nobody should write. */
const isWarning = ({ key }: Line) => /^kit\.styleGuide\.leaves\.voice\.instead\.|^checker\.sample\./.test(key)
const lines = {
  en: copyLines(content.en).filter((line) => !isWarning(line)),
  th: copyLines(content.th).filter((line) => !isWarning(line)),
}
const ofPages = (all: Line[]) => all.filter(({ key }) => key.startsWith('pages.'))

const broken = (all: Line[], isBroken: (line: Line) => boolean) =>
  all.filter(isBroken).map(({ key, text }) => `${key}: ${text}`)
const matching = (all: Line[], pattern: RegExp) => broken(all, ({ text }) => pattern.test(text))

const isInTheOtherLanguage = ({ key }: Line) => key.startsWith('site.language.')

describe.each(LOCALES)('copy in %s', (locale) => {
  test('exclaims only where the specification does', () => {
    expect(matching(lines[locale], /[!！]/)).toEqual(
      locale === 'en' ? ['forms.signup.outcomes.success.title: Success!'] : [],
    )
  })

  test('keeps the long dash for datelines', () => {
    expect(broken(lines[locale], ({ key, text }) => text.includes('—') && !key.endsWith('.dateline'))).toEqual([])
  })

  test('has no stray spaces and is composed (NFC)', () => {
    const isStray = ({ key, text }: Line) =>
      /[ ]{2}|\n/.test(text) ||
      text.normalize('NFC') !== text ||
      (text.trim() !== text && !/(before|after|Prefix)$/.test(key))
    expect(broken(lines[locale], isStray)).toEqual([])
  })

  // English titles leave room for the company's name, which the document adds.
  const bounds = {
    en: { title: [30, 60], description: [110, 160] },
    th: { title: [20, 60], description: [70, 160] },
  } as const
  test.each(['title', 'description'] as const)('has a %s of a good length on each inner page, none twice', (name) => {
    const [least, most] = bounds[locale][name]
    const found = ofPages(lines[locale]).filter(({ key }) => key.endsWith(`meta.${name}`))
    expect(found.length).toBeGreaterThanOrEqual(14)
    expect(broken(found, ({ text }) => [...text].length < least || [...text].length > most)).toEqual([])
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
  })

  test('repeats no sentence on another page', () => {
    // A note is written once and named wherever its figures are read.
    const notes = new Set(lines[locale].filter(({ key }) => key.startsWith('notes.')).map(({ text }) => text))
    const sentences = lines[locale]
      // The style guide sets the headline of the home page at size.
      .filter(({ key, text }) => text.length > 60 && !/^(forms|site)\.|\.specimen$/.test(key))
      .map(({ text }) => text)
      .filter((text) => !notes.has(text))
      .sort()
    expect(sentences.filter((text, index) => text === sentences[index - 1])).toEqual([])
  })
})

describe('English copy', () => {
  test('holds no Thai script, except for the language switch', () => {
    expect(
      matching(
        lines.en.filter((line) => !isInTheOtherLanguage(line)),
        /\p{Script=Thai}/u,
      ),
    ).toEqual([])
  })

  test('has typographic quotation marks on its pages', () => {
    expect(matching(ofPages(lines.en), /["']/)).toEqual([])
  })

  test('makes no noise', () => {
    const hype =
      /\b(world-class|cutting-edge|seamless|unlock|elevate|empower|leverage|revolutioni[sz]e|game-chang\w+|best-in-class|unparalleled|effortless\w*|supercharge|next-level|solutions?|leading|amplify|unleash)\b/i
    expect(matching(lines.en, hype)).toEqual([])
  })
})

describe('Thai copy', () => {
  const thai = lines.th.filter((line) => !isInTheOtherLanguage(line))

  test('holds no English sentence', () => {
    const typeface = 'IBM Plex Sans Thai Looped'
    const sentence = /[A-Za-z][\w'’-]*(?:[ ,]+[A-Za-z][\w'’-]*){3,}/
    expect(broken(thai, ({ text }) => sentence.test(text.replace(typeface, '')))).toEqual([])
  })

  test('is Thai: every line longer than a name or a mark has Thai script', () => {
    const { plans, rates, samples } = content.th
    const clients = [...samples.logos, ...samples.testimonials, ...plans].map(({ name }) => name)
    const told = [...samples.stories.thai, ...samples.stories.international].map(({ client }) => client)
    const names = ['404', '429', '###', 'LINE', 'LINE ID', rates.custom.name, ...clients, ...told]
    const isName = ({ key, text }: Line) =>
      names.includes(text) || /^[+\d.,%]+$/.test(text) || /article\.share\.|resources\.sizes?/.test(key)
    expect(broken(thai, (line) => !/\p{Script=Thai}/u.test(line.text) && !isName(line))).toEqual([])
  })

  test('ends no sentence with a full stop', () => {
    const isEnded = ({ text }: Line) =>
      /\p{Script=Thai}\.(?!\p{Script=Thai})/u.test(text.replace(/(?<=^|[ \d])(?:น|พ\.ศ|มม|ภ\.พ|ภ\.ง\.ด)\./g, ''))
    expect(broken(thai, isEnded)).toEqual([])
  })

  test('sets a space between Thai and Latin letters or numbers', () => {
    expect(matching(thai, /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u)).toEqual([])
  })

  test('keeps ๆ at the word before it and apart from the next', () => {
    expect(matching(thai, /\p{Script=Thai}ๆ|ๆ\p{Script=Thai}/u)).toEqual([])
  })

  test('uses no plus sign for "more than", and no polite particle', () => {
    // A letter to somebody without a name opens with เรียน ท่าน…, as any Thai letter does.
    expect(matching(thai, /\d\+(?!\+)|ครับ|ค่ะ|คะ(?!แนน)|นะคะ|(?<!เ|เรียน )ท่าน/u)).toEqual([])
  })

  test('calls nothing มัน', () => {
    expect(matching(ofPages(thai), /(?<!น้ำ)มัน/u)).toEqual([])
  })
})

test('the words that the specification fixes are there', () => {
  const en = Object.fromEntries(lines.en.map(({ key, text }) => [key, text]))
  const rule =
    'content/en: these words are the specification’s. Where the company wants others, change them in this test too'
  expect(en, rule).toMatchObject({
    'forms.signup.outcomes.success.title': 'Success!',
    'forms.signup.outcomes.success.text': 'Thank you for your interest. We will contact you shortly.',
    'forms.signup.outcomes.failure.title': 'Something went wrong',
    'forms.signup.outcomes.failure.text': 'Please try again later.',
    'forms.signup.submitting': 'Submitting...',
    'home.international.link': 'View our complete international network',
    'home.closing.getStarted': 'Get Started Now',
    'home.closing.consultation': 'Schedule a Consultation',
    'site.toasts.region': 'Notification',
    'site.notFound.title': '404',
    'site.notFound.subtitle': 'Page Not Found',
    'site.notFound.home': 'Return to Homepage',
    'site.notFound.back': 'Go back',
    'site.serviceNotFound.title': 'Service not found',
    'site.planNotFound.title': 'Pricing plan not found',
    'pages.services.shared.features.titles.consultation': 'Expert consultation',
    'pages.services.shared.features.titles.strategy': 'Custom strategy',
    'pages.services.shared.features.titles.implementation': 'Professional implementation',
    'pages.services.shared.features.titles.reporting': 'Comprehensive reporting',
    'pages.services.shared.process.titles.consultation': 'Initial consultation',
    'pages.services.shared.process.titles.strategy': 'Strategy development',
    'pages.services.shared.process.titles.implementation': 'Implementation',
    'pages.services.shared.process.titles.reporting': 'Reporting and optimization',
    'pages.services.shared.getStarted': 'Get Started',
    'site.actions.contact': 'Contact us',
    'rates.choose': 'Choose {name} Plan',
    'pages.pricing.shared.comparison.titles.agencies': 'Traditional PR agencies',
    'pages.pricing.shared.comparison.titles.diy': 'DIY distribution',
    'pages.pricing.shared.comparison.titles.online': 'Other online PR services',
    'pages.faq.categories.0.title': 'Services & Packages',
    'pages.faq.categories.5.title': 'Account Management',
    'pages.faq.support.button': 'Contact Support',
    'pages.blog.list.loaded': '{n} more articles',
  })
})
