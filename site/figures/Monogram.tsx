import { Drawing } from './Drawing.tsx'
import frame from './monogram.svg?raw'
import './figure.css'

/** The initials of a name: one letter a word, in Thai the first consonant after a leading vowel. */
export const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => /[^\u0E40-\u0E44]/u.exec(part)?.[0] ?? '')
    .join('')

/** A person's initials, as the language writes them ('SK', 'ส.ก.'), in an engraved roundel. The name stands beside it. */
export function Monogram({ initials }: { readonly initials: string }) {
  return (
    <Drawing svg={frame}>
      <text y="46">{initials}</text>
    </Drawing>
  )
}
