import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import { emailFieldSchema } from '../contract/forms.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')

/** The database of the leads. `file` is an absolute path. `url` may contain a password: do not log it. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Relative paths start at the project folder, so that a command finds the same leads from every folder. */
const databaseAddress = (address: string): DatabaseAddress =>
  address.startsWith('file:')
    ? { kind: 'sqlite', file: resolve(PROJECT_FOLDER, address.slice('file:'.length)) }
    : { kind: 'postgres', url: address }

const port = z.coerce.number().int().min(0).max(65_535)

const isOrigin = (text: string) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`

/** `/0` is refused: it would trust an `X-Forwarded-For` from anyone. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'))

const proxies = z
  .string()
  .transform((text) => {
    if (text === 'off') return false
    return /^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/)
  })
  .pipe(
    z.union([z.literal(false), z.int().min(1).max(9), z.array(network)], {
      error: 'expected off, the number of proxies in front of the server, or their networks, such as 10.0.0.0/8',
    }),
  )

const address = emailFieldSchema('', '', '')
const isAddress = (text: string) => address.safeParse(text).data === text

/** `hello@example.com` for `Example <hello@example.com>`. */
export const addressIn = (mailbox: string): string => /^[^<>]*<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox

const listOf = (separator: RegExp, isEntry: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(separator))])
    .refine((entries) => entries.every(isEntry), error)

/** A secret as Standard Webhooks defines it: 24 to 64 bytes in base64, which are 32 to 86 characters. */
const isSecret = (text: string) => /^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(text)

/** `docs/operations.md` describes the settings. Messages do not repeat a value, because it may be a secret. */
const settings = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    /** 0 selects a free port. */
    PORT: port.default(3000),
    METRICS_PORT: port.optional(),
    /** systemd sets it to 1 when it passes a listening socket. */
    LISTEN_FDS: z.string().optional(),
    SITE_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, 'expected the origin visitors use, such as https://www.example.com, without a path')
      .transform((text) => new URL(text).origin)
      .default('http://localhost:3000'),
    DATABASE_URL: z
      .string()
      .regex(
        /^(?:file:(?!\/\/[^/])[^?]*[^/?]|postgres(?:ql)?:\/\/[^/\s]*\/[^/?\s]\S*)$/,
        'expected an SQLite file, such as file:data/leads.db, or a PostgreSQL database, such as postgres://user:password@host/leads',
      )
      .default('file:data/leads.db')
      .transform(databaseAddress),
    BACKUP_FOLDER: z.string().refine(isAbsolute, 'expected an absolute path').optional(),
    LEADS_RETENTION_DAYS: z.coerce.number().int().min(30).optional(),
    TRUST_PROXY: proxies.default(false),
    RATE_LIMIT: z.coerce.number().int().min(1).default(10),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Connection URL for nodemailer. It contains a password: do not log it. */
    SMTP_URL: z
      .string()
      .regex(
        /^smtps?:\/\/(?:[^%\s]|%[\da-f]{2})+$/i,
        'expected smtps://user:password@host or smtp://user:password@host:587, with special characters escaped',
      )
      .optional(),
    /** `Example <hello@example.com>` or a bare address. */
    MAIL_FROM: z
      .string()
      .refine((text) => isAddress(addressIn(text)), 'expected an address, such as Example <hello@example.com>')
      .optional(),
    LEADS_MAIL_TO: listOf(/\s*,\s*/, isAddress, 'expected e-mail addresses, separated by commas').default([]),
    ACKNOWLEDGE_SENDERS: z.stringbool().default(true),
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
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

/**
 * Reads the settings from the environment. No other code reads them, so that the start finds every bad value. An empty value counts as
 * not set.
 *
 * @throws StartError with each bad variable and what is expected
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  if (error) throw new StartError(error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('; '))
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
