/**
 * The services, with the last part of their URL and their key in code and content. Their order is fixed, because `/services/0` redirects
 * to the first: add a new one at the end. Then add its name (`content/{locale}/services.yaml`) and its page (`pages/services.yaml`). The
 * build names what is missing.
 */
export const SERVICES = [
  { slug: 'global-distribution', key: 'globalDistribution' },
  { slug: 'content-creation', key: 'contentCreation' },
  { slug: 'performance-analytics', key: 'performanceAnalytics' },
  { slug: 'targeted-distribution', key: 'targetedDistribution' },
  { slug: 'seo-optimization', key: 'seoOptimization' },
  { slug: 'thai-news-distribution', key: 'thaiNewsDistribution' },
] as const
