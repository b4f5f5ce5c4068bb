/**
 * The services, with the last part of their URL and their key in code and content. Their order is fixed, because `/services/0` redirects
 * to the first: add a new one at the end. Then add, in both languages, its name (`services.yaml`), its page (`pages/services.yaml`) and its
 * cover in words (`covers` in `site.yaml`); where the cover shows its figure (`site/drawings/Cover.tsx`); and the cover, if it has one of
 * its own (`site/drawings/covers/`). Types and build name what is missing. `npm run downloads` prints its name and its share picture.
 */
export const SERVICES = [
  { slug: 'global-distribution', key: 'globalDistribution' },
  { slug: 'content-creation', key: 'contentCreation' },
  { slug: 'performance-analytics', key: 'performanceAnalytics' },
  { slug: 'targeted-distribution', key: 'targetedDistribution' },
  { slug: 'seo-optimization', key: 'seoOptimization' },
  { slug: 'thai-news-distribution', key: 'thaiNewsDistribution' },
] as const
