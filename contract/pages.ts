interface InnerPage<Words extends string> {
  path: `/${string}`
  /** The file of its texts in `content/{locale}/pages/`. */
  words: Words
  /** Adds a link to the header. Its text is the page's `breadcrumb`. */
  inHeader?: boolean
  /** Adds a link below those that the specification puts into this column of the footer. Its text is the page's `breadcrumb`. */
  footerColumn?: 'company' | 'resources'
}

const list = <Words extends string>(pages: readonly InnerPage<Words>[]) => pages

/**
 * The pages besides the home page that exist whatever the content is. Metadata, breadcrumbs, sitemap, header, footer, llms.txt and the
 * check of links read this list. The build fails for a route that is not on it.
 */
export const INNER_PAGES = list([
  { path: '/about', words: 'about', inHeader: true },
  { path: '/media-kit', words: 'media-kit' },
  { path: '/thai-news-distribution', words: 'thai-news' },
  { path: '/faq', words: 'faq' },
  { path: '/blog', words: 'blog', inHeader: true },
])
