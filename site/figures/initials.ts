/** The initials of a name: one letter a word, in Thai the first consonant after a leading vowel. */
export const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => /[^\u0E40-\u0E44]/u.exec(part)?.[0] ?? '')
    .join('')
