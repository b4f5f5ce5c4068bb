import type { Use } from './uses.ts'

/** A part of the site that shows figures: a section of the home page, or another page. */
export interface Place {
  /** Names it in the ledger: `home-plans`. */
  id: string
  /** Its address without language. */
  base: string
  /** Within the page, with its hash; empty where the whole page is meant. */
  anchor: string
}

/** What has to be known of the content to tell where a file is shown. */
export interface Listed {
  readonly services: readonly { readonly slug: string; readonly title: string }[]
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  readonly articles: readonly { readonly slug: string; readonly title: string }[]
  readonly faq: readonly { readonly id: string }[]
  readonly pages: { readonly faq: { readonly questions: readonly { readonly id: string }[] } }
}

const page = (id: string, base = `/${id}`, anchor = ''): Place => ({ id, base, anchor })
const onHome = (id: string, anchor: string): Place => page(`home-${id}`, '/', `#${anchor}`)

const home: Readonly<Record<string, readonly Place[]>> = {
  hero: [page('home', '/')],
  services: [onHome('services', 'services')],
  thai: [onHome('thai', 'thai-distribution'), page('thai-news', '/thai-news-distribution')],
  international: [onHome('international', 'international-distribution')],
  howItWorks: [onHome('steps', 'how-it-works')],
  whyUs: [onHome('reasons', 'why-us')],
  testimonials: [onHome('testimonials', 'testimonials')],
  closing: [onHome('next', 'next-step')],
  signup: [onHome('signup', 'signup')],
  contact: [onHome('contact', 'contact')],
  faq: [onHome('faq', 'faq')],
}
const plansOnHome = onHome('plans', 'plans')
const footer = page('footer', '/about', '#footer')

/** Places in the order of the site: the home page from its top, then the other pages. */
const ORDER = [
  ...['home', 'home-services', 'home-plans', 'home-thai', 'home-international', 'home-steps', 'home-reasons'],
  ...['home-testimonials', 'home-next', 'home-signup', 'home-contact', 'home-faq', 'service-', 'plan-', 'thai-news'],
  ...['about', 'faq', 'blog', 'article-', 'media-kit', 'terms', 'privacy', 'footer'],
]
const rankOf = (id: string) => ORDER.findIndex((known) => id === known || (known.endsWith('-') && id.startsWith(known)))

export const inSiteOrder = (one: { id: string }, other: { id: string }) => rankOf(one.id) - rankOf(other.id)

const servicePage = ({ slug }: { slug: string }) => page(`service-${slug}`, `/services/${slug}`)
const planPage = ({ id }: { id: string }, position: number) => page(`plan-${id}`, `/pricing/${position}`)
const articlePage = ({ slug }: { slug: string }) => page(`article-${slug}`, `/blog/${slug}`)

const allServices = ({ services }: Listed) => services.map(servicePage)
const allPlans = ({ plans }: Listed) => plans.map(planPage)
const only = (places: readonly Place[], position = '') => places.slice(Number(position), Number(position) + 1)

const outlets = { ...servicePage({ slug: 'targeted-distribution' }), anchor: '#outlets' }

/** By file and key, in what the copy is shown. The first that fits counts; its groups are handed on. */
const rules: readonly (readonly [RegExp, (listed: Listed, ...groups: string[]) => readonly Place[]])[] = [
  // The drawing of this section is also on the page of the Thai service.
  [/^home\.yaml thai\.reach\./, () => [...(home.thai ?? []), servicePage({ slug: 'thai-news-distribution' })]],
  // The tables of outlets have the same rows as the drawings.
  [
    /^home\.yaml (international|thai)\.(?:continents|industries|languages\.more)\./,
    (_, section = '') => [...(home[section] ?? []), outlets],
  ],
  [/^outlets\.yaml/, () => [outlets]],
  [/^home\.yaml (\w+)/, (_, section = '') => home[section] ?? []],
  // Each service's page ends with the lines of the others.
  [
    /^services\.yaml (\d+)\.line/,
    (listed, own) => [
      ...(home.services ?? []),
      ...allServices(listed).filter((_, position) => position !== Number(own)),
    ],
  ],
  [/^services\.yaml (\d+)/, (listed, own) => only(allServices(listed), own)],
  [/^pages\/services\.yaml services\.(\d+)/, (listed, own) => only(allServices(listed), own)],
  [/^pages\/services\.yaml/, allServices],
  [/^rates\.yaml summary/, (listed) => [plansOnHome, ...(home.closing ?? []), ...allPlans(listed)]],
  [/^(?:rates|plans)\.yaml/, (listed) => [plansOnHome, ...allPlans(listed)]],
  [/^paying\.yaml/, (listed) => allPlans(listed).map((place) => ({ ...place, anchor: '#paying' }))],
  [/^pages\/pricing\.yaml plans\.(\d+)/, (listed, own) => only(allPlans(listed), own)],
  [/^pages\/pricing\.yaml/, allPlans],
  [
    /^faq\.yaml (\d+)/,
    ({ faq }, own) => {
      const anchor = faq[Number(own)]?.id ?? ''
      return [onHome('faq', anchor), page('faq', '/faq', `#${anchor}`)]
    },
  ],
  [
    /^pages\/faq\.yaml questions\.(\d+)/,
    ({ pages }, own) => [page('faq', '/faq', `#${pages.faq.questions[Number(own)]?.id}`)],
  ],
  [/^when\.yaml/, () => [page('faq', '/faq', '#when')]],
  [/^pages\/thai-news\.yaml/, () => [page('thai-news', '/thai-news-distribution')]],
  [/^pages\/([\w-]+)\.yaml/, (_, name = '') => [page(name)]],
  [/^legal\/(\w+)\.md/, (_, name = '') => [page(name)]],
  [/^blog\/([\w-]+)\.md/, (_, slug = '') => [articlePage({ slug })]],
  [/^site\.yaml footer/, () => [footer]],
  [/^site\.yaml hours/, () => [...(home.contact ?? []), footer]],
  [/^forms\.yaml/, () => home.signup ?? []],
  [/^kit\.yaml/, () => [page('media-kit')]],
  [/^resources\//, () => [page('blog', '/blog', '#resources')]],
  // For search engines, for letters, what the plan finder reckons with, and what the ledger says itself.
  [/^(?:site|mail|finder|ledger)\.yaml/, () => []],
]

/** Where copy is shown; undefined for a file of which nobody has said it yet. */
export function placesOf({ file, key }: Use, listed: Listed): readonly Place[] | undefined {
  for (const [pattern, places] of rules) {
    const found = pattern.exec(`${file} ${key}`)
    if (found) return places(listed, ...found.slice(1))
  }
  return undefined
}

/** What pages are called that have a name of their own, by place. */
export function namesOfPages({ services, plans, articles }: Listed): ReadonlyMap<string, string> {
  return new Map([
    ...services.map((service) => [servicePage(service).id, service.title] as const),
    ...plans.map((plan, position) => [planPage(plan, position).id, plan.name] as const),
    ...articles.map((article) => [articlePage(article).id, article.title] as const),
  ])
}
