import { defineCollection } from 'astro/content/config'
import { glob } from 'astro/loaders'
import { type CopyName, copySchemas } from './content/schemas/copy.ts'
import { factsSchema } from './content/schemas/facts.ts'
import { identitySchema } from './content/schemas/identity.ts'

/** A copy file is a collection; its entries are the languages. */
const copy = <Name extends CopyName>(name: Name) =>
  defineCollection({
    loader: glob({
      base: './content',
      pattern: `{en,th}/${name}.yaml`,
      generateId: ({ entry }) => entry.slice(0, entry.indexOf('/')),
    }),
    schema: copySchemas[name],
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
}
