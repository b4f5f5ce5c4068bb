/** Something is wrong in a file under `content/`; the message starts with the file and the key. */
export class ContentError extends Error {
  readonly file: string
  readonly key: string

  constructor(file: string, key: string, problem: string) {
    super(`${file}: ${key === '' ? 'whole file' : key}: ${problem}`)
    this.name = 'ContentError'
    this.file = file
    this.key = key
  }
}
