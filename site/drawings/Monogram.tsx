import { Drawing } from './Drawing.tsx'
import frame from './monogram.svg?raw'
import './figure.css'

/** One letter per word of a name. In Thai, a vowel before the first consonant is skipped. */
export const getInitials = (name: string) =>
  name
    .split(' ')
    .map((part) => /[^\u0E40-\u0E44]/u.exec(part)?.[0] ?? '')
    .join('')

/** A person's initials ('SK', 'ส.ก.') in a circle. Decoration: the page shows the name beside it. */
export function Monogram({ initials }: { readonly initials: string }) {
  return (
    <Drawing svg={frame}>
      <text y="46">{initials}</text>
    </Drawing>
  )
}
