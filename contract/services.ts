/**
 * The services: the last part of each address, and the key by which code names it. They stand in the order of their numbered addresses
 * (`/services/0`), so a new one comes last, and none ever changes. One is added here, and after it what the build then names: its name
 * (`content/{locale}/services.yaml`) and its page (`pages/services.yaml`). Menus, share pictures, redirects and structured data follow by
 * themselves; until `site/figures/covers/` has a drawing for it, its picture is a pattern.
 */
export const SERVICES = [
  { slug: 'global-distribution', key: 'globalDistribution' },
  { slug: 'content-creation', key: 'contentCreation' },
  { slug: 'performance-analytics', key: 'performanceAnalytics' },
  { slug: 'targeted-distribution', key: 'targetedDistribution' },
  { slug: 'seo-optimization', key: 'seoOptimization' },
  { slug: 'thai-news-distribution', key: 'thaiNewsDistribution' },
] as const
