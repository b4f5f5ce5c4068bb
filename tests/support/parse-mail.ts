/** A decoded mail. */
export interface ParsedMail {
  /** The recipients in the envelope. */
  readonly to: string[]
  /** Decoded headers by lower-case name. A repeated header is an error. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string | null
  readonly raw: string
}

const decoded = (charset: string, bytes: Buffer) => new TextDecoder(charset).decode(bytes)

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Decodes encoded words (RFC 2047). Spaces between two of them are not part of the text. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset, encoding, word) =>
      decoded(
        charset,
        encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' ')),
      ),
    )

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([\x21-\x39\x3B-\x7E]+):\s*(.*)$/s.exec(line) ?? []
    if (name === '' || name.toLowerCase() in headers) throw new Error(`The header is invalid or repeated: ${line}`)
    headers[name.toLowerCase()] = decodeWords(value)
  }
  return { headers, body: raw.slice(end + 4) }
}

function bodyOf({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : Buffer.from(body)
  return decoded('utf-8', bytes).replaceAll('\r\n', '\n')
}

export function parseMail(raw: string, to: string[]): ParsedMail {
  const whole = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(whole.headers['content-type'] ?? '')?.[1]
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(new RegExp(`(?:^|\\r\\n)--${boundary.replace(/[^\w]/g, '\\$&')}(?:--)?\\r\\n`))
          .filter((part) => part.includes('\r\n\r\n'))
          .map(split)
  const part = (type: string) => parts.find(({ headers }) => headers['content-type']?.startsWith(type))
  const html = part('text/html')
  const text = part('text/plain')
  return { to, headers: whole.headers, text: text ? bodyOf(text) : '', html: html ? bodyOf(html) : null, raw }
}
