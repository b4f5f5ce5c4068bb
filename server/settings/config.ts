import { isIP, isIPv4 } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import { emailFieldSchema } from '../../contract/forms.ts'
import { findEnvFileMistakes } from './env-file.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')

/** The database of the leads. `file` is an absolute path. `url` may contain a password: do not log it. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Relative paths start at the project folder, so that a command finds the same leads from every folder. */
const databaseAddress = (address: string): DatabaseAddress =>
  address.startsWith('file:')
    ? { kind: 'sqlite', file: resolve(PROJECT_FOLDER, address.slice('file:'.length)) }
    : { kind: 'postgres', url: address }

const textLike = (isRight: (text: string) => boolean, expected: string) =>
  z.string().refine(isRight, `expected ${expected}`)

/** Digits only: `Number()` would also read `1e3`, `0x10` and spaces. */
const wholeNumber = (min: number, max: number) =>
  textLike(
    (text) => /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) >= min && Number(text) <= max,
    `a whole number from ${min} to ${max}`,
  ).transform(Number)

const port = wholeNumber(0, 65_535)

const NAME = String.raw`[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*`
const SERVER = String.raw`(?<host>${NAME}|\[[\dA-Fa-f:.]+\])(?::[1-9]\d*)?`
const CHARACTER = String.raw`(?:[^\s"'#%/<>?@\\]|%[\dA-Fa-f]{2})`
const QUERY = String.raw`(?:\?(?:${CHARACTER}|[/?])*)?`

/** `URL` and resolvers also read full-width letters, and numbers such as `10.5` or `0x10` as an IPv4 address. */
function isPlainHost(host: string): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname
  return hostname !== undefined && host.normalize('NFKC') === host && (!isIPv4(hostname) || hostname === host)
}

const isHost = (text: string) => isIP(text) !== 0 || (new RegExp(`^${NAME}$`, 'u').test(text) && isPlainHost(text))

/**
 * Checks URLs by a strict pattern. `new URL` also accepts a password that cuts the URL: in `smtps://user:12/34@host`, it takes `user` as
 * the host.
 */
const urlLike = (pattern: string) => (text: string) => {
  const match = new RegExp(`^${pattern}$`, 'u').exec(text)
  return match !== null && URL.canParse(text) && isPlainHost(match.groups?.host ?? 'localhost')
}

const isOrigin = urlLike(`https?://${SERVER}/?`)
const isWebAddress = urlLike(`https?://${SERVER}(?:/${CHARACTER}+)*/?${QUERY}`)
const isScript = (text: string) => /^(?:\/\w|https:)/.test(text) && isWebAddress(text.replace(/^\//, 'https://host/'))
const isSmtp = urlLike(`smtps?://(?:(?=[^:@]+:[^@])${CHARACTER}+@)?${SERVER}/?${QUERY}`)

const VALUE = `(?:(?!&)${CHARACTER}|/)+`

/**
 * With an unknown parameter or mode, leads could travel unencrypted, because the driver ignores it. The driver takes `sslrootcert=system`
 * for the name of a file.
 */
const PARAMETER = `(?:sslmode=(?:disable|prefer|require|verify-ca|verify-full)|(?:sslcert|sslkey|sslrootcert)=/${VALUE}|(?:host|options|sslnegotiation|channel_binding|connect_timeout|application_name)=${VALUE})`
const isPostgresUrl = urlLike(
  `postgres(?:ql)?://(?:(?:(?!:)${CHARACTER}+@)?${SERVER}|(?=/.*[?&]host=))/${CHARACTER}+(?:\\?${PARAMETER}(?:&${PARAMETER})*)?`,
)

/** The text after `file:` is a path, not a URL: nothing in it is decoded. */
const isSqliteUrl = (text: string) => /^file:(?!\/\/[^/]|[\s~])[^?%"'`\p{Cc}]*[^?%"'`/.\s]$/u.test(text)

const PROXIES = 'expected off, the number of proxies in front of the server, or their networks, such as 10.0.0.0/8'

/** `/0` is refused: it would trust an `X-Forwarded-For` from anyone. */
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0'), `${PROXIES}; never /0`)

const proxies = z
  .string()
  .transform((text) => {
    if (text === 'off') return false
    return /^[1-9]$/.test(text) ? Number(text) : text.split(/\s*,\s*/)
  })
  .pipe(z.union([z.literal(false), z.int(), z.array(network)], { error: PROXIES }))

const address = emailFieldSchema('', '', '')
const isAddress = (text: string) => address.safeParse(text).data === text

/** A name with a comma or other marks of an address list needs quotes, or a mail program would read two addresses. */
const MAILBOX = /^(?:"[^"\\]*" *|[^"<>()[\]:;@\\,]*)<([^<>]*)>$/

/** `hello@example.com` for `Example <hello@example.com>`. */
export const addressOfMailbox = (mailbox: string): string => MAILBOX.exec(mailbox)?.[1] ?? mailbox

const listOf = (separator: RegExp, isEntry: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(separator))])
    .refine((entries) => entries.every(isEntry), error)

/** A secret as Standard Webhooks defines it: 24 to 64 bytes in base64, which are 32 to 86 characters. */
const isSecret = (text: string) =>
  /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/.test(text)

const ESCAPES =
  'in a password write / as %2F, @ as %40, # as %23, ? as %3F, % as %25, and other special characters likewise'

/** `docs/operations.md` describes the settings. Messages do not repeat a value, because it may be a secret. */
const settings = z
  .object({
    HOST: textLike(isHost, 'an IP address or a host name, without a port').default('127.0.0.1'),
    /** 0 selects a free port. */
    PORT: port.default(3000),
    METRICS_PORT: port.optional(),
    /** systemd sets it to 1 when it passes a listening socket. */
    LISTEN_FDS: z.string().optional(),
    SITE_URL: textLike(isOrigin, 'the origin visitors use, such as https://www.example.com, without a path')
      .transform((text) => new URL(text).origin)
      .default('http://localhost:3000'),
    /** Only the build uses it. */
    PUBLIC_ANALYTICS_SRC: textLike(
      isScript,
      'a script, such as https://stats.example.com/script.js, or a path of this site; write @ as %40',
    ).optional(),
    DATABASE_URL: textLike(
      (text) => isSqliteUrl(text) || isPostgresUrl(text),
      `an SQLite file, such as file:data/leads.db, or a PostgreSQL database, such as postgres://user:password@host/leads?sslmode=verify-full, where files are absolute paths; ${ESCAPES}`,
    )
      .default('file:data/leads.db')
      .transform(databaseAddress),
    BACKUP_FOLDER: textLike((text) => isAbsolute(text) && !/\s$/.test(text), 'an absolute path').optional(),
    LEADS_RETENTION_DAYS: wholeNumber(30, 36_500).optional(),
    TRUST_PROXY: proxies.default(false),
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(10),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Connection URL for nodemailer. It contains a password: do not log it. */
    SMTP_URL: textLike(isSmtp, `smtps://user:password@host or smtp://user:password@host:587; ${ESCAPES}`).optional(),
    /** `Example <hello@example.com>` or a bare address. */
    MAIL_FROM: textLike(
      (text) => isAddress(addressOfMailbox(text)),
      'one address, such as Example <hello@example.com> or "Example, Ltd." <hello@example.com>',
    ).optional(),
    LEADS_MAIL_TO: listOf(/\s*,\s*/, isAddress, 'expected email addresses, separated by commas').default([]),
    ACKNOWLEDGE_SENDERS: z.stringbool().default(true),
    WEBHOOK_URL: textLike(
      isWebAddress,
      'https://host/path, without user and password; write @ as %40, # as %23 and % as %25',
    ).optional(),
    /** Each call has one signature for each secret, so that a receiver can change from the old secret to the new one. */
    WEBHOOK_SECRET: listOf(/\s+/, isSecret, 'expected whsec_ and 24 to 64 bytes in base64, once or twice').optional(),
  })
  .superRefine((given, context) => {
    const require = (name: keyof typeof given, beside: keyof typeof given) => {
      const isMissing = given[name] === undefined && given[beside] !== undefined && String(given[beside]) !== ''
      if (isMissing) context.addIssue({ code: 'custom', path: [name], message: `required when ${beside} is set` })
    }
    require('MAIL_FROM', 'SMTP_URL')
    require('SMTP_URL', 'LEADS_MAIL_TO')
    require('WEBHOOK_SECRET', 'WEBHOOK_URL')
  })

export type Config = Readonly<ReturnType<typeof readConfig>>
export type MailSettings = NonNullable<Config['mail']>
export type WebhookSettings = NonNullable<Config['webhook']>

/** True for a server on this machine, or its socket. */
export const isLocal = (url: string, host = new URL(url).hostname) =>
  /^(?:\/|localhost$|127\.[\d.]+$|\[::1\]$)/.test(host)

/** Finds settings that send leads unencrypted to another machine. `sslmode=disable` is left out, because it is clearly meant. */
export function findUnencrypted({ DATABASE_URL: database, webhook }: Config): string[] {
  const names: string[] = []
  if (webhook?.url.startsWith('http:') && !isLocal(webhook.url)) names.push('WEBHOOK_URL')
  if (database.kind === 'sqlite') return names
  const { searchParams } = new URL(database.url)
  if (!searchParams.has('sslmode') && !isLocal(database.url, searchParams.get('host') ?? undefined))
    names.push('DATABASE_URL')
  return names
}

/**
 * Reads the settings from the environment. No other code reads them, so that the start finds every bad value. An empty value counts as
 * not set.
 *
 * @throws StartError with each bad variable and what is expected
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const names = Object.keys(settings.shape)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  const mistakes = [
    ...process.execArgv.flatMap((option) => findEnvFileMistakes(option, names)),
    ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`),
  ]
  if (!data || mistakes.length > 0) throw new StartError(mistakes.join('; '))
  const { SMTP_URL, MAIL_FROM, LEADS_MAIL_TO, ACKNOWLEDGE_SENDERS, WEBHOOK_URL, WEBHOOK_SECRET, ...others } = data
  const secrets = WEBHOOK_SECRET?.map((secret) => Buffer.from(secret.slice('whsec_'.length), 'base64'))
  return {
    ...others,
    mail:
      SMTP_URL && MAIL_FROM
        ? { url: SMTP_URL, from: MAIL_FROM, team: LEADS_MAIL_TO, acknowledge: ACKNOWLEDGE_SENDERS }
        : undefined,
    webhook: WEBHOOK_URL && secrets ? { url: WEBHOOK_URL, secrets } : undefined,
  }
}
