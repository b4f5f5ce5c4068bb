import type { Use } from './uses.ts'

/** A part of the site that shows figures: a section of its own, or the column of a page, which is read as one. */
export interface Place {
  /** Names it in the ledger: `home-plans`. */
  id: string
  /** Its address without language. */
  base: string
  /** Within the page, with its hash; empty where its column is meant. */
  anchor: string
}

/** What has to be known of the content to tell where a file is shown. */
export interface Listed {
  readonly services: readonly { readonly slug: string; readonly title: string }[]
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  readonly articles: readonly { readonly slug: string; readonly title: string }[]
  readonly faq: readonly { readonly id: string }[]
  readonly pages: {
    readonly faq: {
      readonly breadcrumb: string
      readonly questions: readonly { readonly id: string }[]
      readonly categories: readonly {
        readonly id: string
        readonly title: string
        readonly questions: readonly string[]
      }[]
    }
  }
}

const page = (id: string, base = `/${id}`, anchor = ''): Place => ({ id, base, anchor })
const onHome = (id: string, anchor: string): Place => page(`home-${id}`, '/', `#${anchor}`)

const home: Readonly<Record<string, readonly Place[]>> = {
  hero: [page('home', '/')],
  services: [onHome('services', 'services')],
  thai: [
    onHome('thai', 'thai-distribution'),
    page('thai-distribution', '/thai-news-distribution', '#thai-distribution'),
  ],
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
  ...['home-testimonials', 'home-next', 'home-signup', 'home-contact', 'home-faq', 'service-', 'outlets', 'plan-'],
  ...[
    'finder',
    'paying',
    'thai-news',
    'thai-distribution',
    'about',
    'faq-',
    'when',
    'blog',
    'article-',
    'media-contact',
  ],
  ...['media-kit', 'terms', 'privacy', 'footer'],
]
const rankOf = (id: string) => ORDER.findIndex((known) => id === known || (known.endsWith('-') && id.startsWith(known)))

export const inSiteOrder = (one: { id: string }, other: { id: string }) => rankOf(one.id) - rankOf(other.id)

const servicePage = ({ slug }: { slug: string }) => page(`service-${slug}`, `/services/${slug}`)
const planPage = ({ id }: { id: string }, position: number) => page(`plan-${id}`, `/pricing/${position}`)
const articlePage = ({ slug }: { slug: string }) => page(`article-${slug}`, `/blog/${slug}`)

const allServices = ({ services }: Listed) => services.map(servicePage)
const allPlans = ({ plans }: Listed) => plans.map(planPage)
const only = (places: readonly Place[], position = '') => places.slice(Number(position), Number(position) + 1)

const outlets = page('outlets', '/services/targeted-distribution', '#outlets')
// These stand on the page of each plan.
const finder = page('finder', '/pricing/0', '#finder')
const paying = page('paying', '/pricing/0', '#paying')

/** On the page of questions, where one is answered: in its category, by its own anchor. */
function amongQuestions(id: string | undefined, { pages: { faq } }: Listed): readonly Place[] {
  const category = faq.categories.find(({ questions }) => questions.some((question) => question === id))
  return category ? [page(`faq-${category.id}`, '/faq', `#${id}`)] : []
}

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
  // With these lines each service's page ends as well.
  [/^services\.yaml \d+\.line/, () => home.services ?? []],
  [/^services\.yaml (\d+)/, (listed, own) => only(allServices(listed), own)],
  [/^pages\/services\.yaml services\.(\d+)/, (listed, own) => only(allServices(listed), own)],
  [/^pages\/services\.yaml/, allServices],
  // The price list is on each plan's page too; of its own plan that shows more.
  [/^rates\.yaml summary/, () => [plansOnHome, ...(home.closing ?? [])]],
  [/^rates\.yaml/, (listed) => [plansOnHome, ...(home.signup ?? []), ...allPlans(listed)]],
  [/^plans\.yaml (\d+)\.description/, (listed, own) => only(allPlans(listed), own)],
  [
    /^plans\.yaml (\d+)/,
    (listed, own) => [plansOnHome, ...(home.signup ?? []), ...only(allPlans(listed), own), finder],
  ],
  [/^finder\.yaml/, () => [finder]],
  [/^paying\.yaml/, () => [paying]],
  [/^pages\/pricing\.yaml plans\.(\d+)/, (listed, own) => only(allPlans(listed), own)],
  [/^pages\/pricing\.yaml/, allPlans],
  [
    /^faq\.yaml (\d+)/,
    (listed, own) => {
      const id = listed.faq[Number(own)]?.id
      return [onHome('faq', id ?? ''), ...amongQuestions(id, listed)]
    },
  ],
  [
    /^pages\/faq\.yaml questions\.(\d+)/,
    (listed, own) => amongQuestions(listed.pages.faq.questions[Number(own)]?.id, listed),
  ],
  [/^when\.yaml/, () => [page('when', '/faq', '#when')]],
  [/^pages\/thai-news\.yaml/, () => [page('thai-news', '/thai-news-distribution', '#core-features')]],
  [/^pages\/media-kit\.yaml contact/, () => [page('media-contact', '/media-kit', '#media-contact')]],
  [/^pages\/media-kit\.yaml/, () => [page('media-kit', '/media-kit', '#facts')]],
  [/^pages\/([\w-]+)\.yaml/, (_, name = '') => [page(name)]],
  [/^legal\/(\w+)\.md/, (_, name = '') => [page(name)]],
  [/^blog\/([\w-]+)\.md/, (_, slug = '') => [articlePage({ slug })]],
  [/^site\.yaml footer/, () => [footer]],
  [/^site\.yaml hours/, () => [...(home.contact ?? []), footer]],
  [/^forms\.yaml/, () => home.signup ?? []],
  // In the files that the media kit offers, not on its page.
  [/^kit\.yaml/, () => []],
  [/^resources\//, () => [page('blog', '/blog', '#resources')]],
  // For search engines, for letters, and what the ledger says itself.
  [/^(?:site|mail|ledger)\.yaml/, () => []],
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
export function namesOfPages({ services, plans, articles, pages }: Listed): ReadonlyMap<string, string> {
  return new Map([
    ...pages.faq.categories.map(({ id, title }) => [`faq-${id}`, `${pages.faq.breadcrumb}: ${title}`] as const),
    ...services.map((service) => [servicePage(service).id, service.title] as const),
    ...plans.map((plan, position) => [planPage(plan, position).id, plan.name] as const),
    ...articles.map((article) => [articlePage(article).id, article.title] as const),
  ])
}
