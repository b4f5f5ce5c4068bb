import { KeptWords } from './KeptWords.tsx'

export interface SentenceWithLink {
  before: string
  link: string
  after: string
}

export function LinkedSentence({ before, link, after, href }: SentenceWithLink & { href: string }) {
  return (
    <>
      <KeptWords>{before}</KeptWords>
      <a href={href}>
        <KeptWords>{link}</KeptWords>
      </a>
      <KeptWords>{after}</KeptWords>
    </>
  )
}
