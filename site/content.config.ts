import { defineCollection } from 'astro/content/config'
import { glob } from 'astro/loaders'
import { article, articleCategoryTitles } from './content/schemas/article.ts'
import { type CopyName, copySchemas } from './content/schemas/copy.ts'
import { factsSchema } from './content/schemas/facts.ts'
import { identitySchema } from './content/schemas/identity.ts'
import { legalPage } from './content/schemas/pages/legal.ts'
import { type PageName, pageSchemas } from './content/schemas/pages/page-schemas.ts'

/** `en/home.yaml` is the entry `en`. */
const languageOf = ({ entry }: { entry: string }) => entry.slice(0, entry.indexOf('/'))
/** `en/blog/a-quote.md` is the entry `en/a-quote`. */
const languageAndName = ({ entry }: { entry: string }) => `${languageOf({ entry })}/${/([^/]+)\.md$/.exec(entry)?.[1]}`

/** A copy file is a collection; its entries are the languages. */
const copy = <Name extends CopyName>(name: Name) =>
  defineCollection({
    loader: glob({ base: './content', pattern: `{en,th}/${name}.yaml`, generateId: languageOf }),
    schema: copySchemas[name],
  })

/** The copy of an inner page. */
const page = <Name extends PageName>(name: Name) =>
  defineCollection({
    loader: glob({ base: './content', pattern: `{en,th}/pages/${name}.yaml`, generateId: languageOf }),
    schema: pageSchemas[name],
  })

export const collections = {
  facts: defineCollection({ loader: glob({ base: './content', pattern: 'facts.yaml' }), schema: factsSchema }),
  identity: defineCollection({ loader: glob({ base: './content', pattern: 'identity.yaml' }), schema: identitySchema }),
  site: copy('site'),
  home: copy('home'),
  forms: copy('forms'),
  services: copy('services'),
  plans: copy('plans'),
  faq: copy('faq'),
  samples: copy('samples'),
  'page-services': page('services'),
  'page-pricing': page('pricing'),
  'page-faq': page('faq'),
  'page-blog': page('blog'),
  'page-media-kit': page('media-kit'),
  'page-thai-news': page('thai-news'),
  'page-about': page('about'),
  'article-categories': defineCollection({
    loader: glob({ base: './content', pattern: '{en,th}/blog/categories.yaml', generateId: languageOf }),
    schema: articleCategoryTitles,
  }),
  articles: defineCollection({
    loader: glob({ base: './content', pattern: '{en,th}/blog/*.md', generateId: languageAndName }),
    schema: article,
  }),
  legal: defineCollection({
    loader: glob({ base: './content', pattern: '{en,th}/legal/*.md', generateId: languageAndName }),
    schema: legalPage,
  }),
}
