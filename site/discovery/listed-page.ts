import type { Locale } from '../../contract/locale.ts'

/** A question and its answer, without marks that only browsers need. */
export interface Question {
  question: string
  answer: string
}

/** What a page is about, as far as its structured data says more than its title. */
export type Subject =
  | { kind: 'home' | 'about' | 'media-kit' | 'thai-news' | 'legal' }
  | { kind: 'blog'; articles: { title: string; base: string }[] }
  | { kind: 'faq'; questions: Question[] }
  | { kind: 'service'; name: string; description: string }
  | { kind: 'plan'; name: string; description: string; dollars: number; unit: string }
  | { kind: 'article'; excerpt: string; published: Date; corrected?: Date | undefined; section: string }

/** A page that is to be found: what sitemap, feeds, structured data and share pictures say of it. */
export interface ListedPage {
  locale: Locale
  /** Its path without its language, as `/about`. */
  base: string
  /** As search results show them. */
  title: string
  description: string
  /** As the page itself opens: where and about what, and its headline. */
  dateline: string
  heading: string
  /** The sentence below the headline. */
  lead: string
  /** From the home page to this one, which comes last. Paths carry the language. */
  trail: { name: string; path: string }[]
  /** When its words last changed, if that is written down; a build cannot know it of the others. */
  modified?: Date
  subject: Subject
  /** The drawing that the page has of its own, by the name of its file in `site/figures/covers/`, and what it shows. */
  cover?: { name: string; alt?: string | undefined }
}
