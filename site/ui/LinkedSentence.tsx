export interface SentenceWithLink {
  before: string
  link: string
  after: string
}

/** A sentence with one link in it. */
export function LinkedSentence({ before, link, after, href }: SentenceWithLink & { href: string }) {
  return (
    <>
      {before}
      <a href={href}>{link}</a>
      {after}
    </>
  )
}
