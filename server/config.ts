import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import {
  DELIVERY_EXPECTED,
  type DeliverySettings,
  deliverySettings,
  deliveryShape,
  isEscaped,
  missingDeliverySettings,
} from './delivery/delivery-settings.ts'
import { StartError } from './start-error.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * `file:data/leads.db`, `file:/srv/leads.db` and `file:///srv/leads.db` to an absolute path. Relative paths start
 * at the project folder: the same leads are found from whichever folder a command is run.
 */
const databaseFile = (address: string) => {
  const path = address.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  return isAbsolute(path) ? path : resolve(PROJECT_FOLDER, path)
}

/** Where the leads are: in one SQLite file, or in PostgreSQL. */
export type DatabaseAddress =
  | {
      readonly kind: 'sqlite'
      /** Absolute. */
      readonly file: string
    }
  | {
      readonly kind: 'postgres'
      /** With its password: never logged, never shown. */
      readonly url: string
    }

const databaseAddress = (address: string): DatabaseAddress =>
  address.startsWith('file:') ? { kind: 'sqlite', file: databaseFile(address) } : { kind: 'postgres', url: address }

/** A file by its path alone: what SQLite takes for more than that, `:memory:` or `?mode=ro`, would be a file of that very name. */
const isDatabaseAddress = (text: string) =>
  /^file:(?!\/\/[^/]|:)[^?]*[^/?]$/.test(text) ||
  (isEscaped(text) && /^postgres(?:ql)?:\/\//.test(text) && /^\/[^/]+$/.test(URL.parse(text)?.pathname ?? ''))

/** Which addresses in front of the server are proxies of ours: none, so many, or these networks. */
export type TrustedProxies = false | number | readonly string[]

/** `10.0.0.1`, `10.0.0.0/8` or `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** `off`, `2`, or `10.0.0.0/8,fd00::/8`. `0` would mean the same as `off`, and mostly be a mistake. */
function trustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535)

const wholeNumber = (most: number, least = 1) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)

/** Where each setting comes from and what it may be. */
const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  SITE_URL: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .default('http://localhost:3000'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress)
    .transform(databaseAddress)
    .default(databaseAddress('file:data/leads.db')),
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const proxies = trustedProxies(text)
      if (proxies === undefined) context.addIssue({ code: 'custom' })
      return proxies ?? false
    })
    .default(false),
  RATE_LIMIT: wholeNumber(1_000_000).default(10),
  LEADS_RETENTION_DAYS: wholeNumber(36_500, 30).optional(),
  BACKUP_FOLDER: z.string().refine(isAbsolute).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  ...deliveryShape,
})

type SettingName = keyof typeof settings.shape

/** Said to whoever set one wrongly. The value itself is never repeated: some are secrets. */
const EXPECTED: Record<SettingName, string> = {
  HOST: 'expected an address or host name to listen on',
  PORT: 'expected a whole number from 0 to 65535, where 0 takes any free port',
  METRICS_PORT: 'expected a whole number from 0 to 65535, where 0 takes any free port',
  SITE_URL: 'expected the origin visitors use, such as https://www.example.com, without a path',
  DATABASE_URL:
    'expected the path of an SQLite file, such as file:data/leads.db, or a PostgreSQL database, such as postgres://user:password@host/leads',
  TRUST_PROXY:
    'expected off, the number of proxies in front of the server, or their networks, such as 10.0.0.0/8,fd00::/8',
  RATE_LIMIT: 'expected a whole number from 1: how many submissions one address may send in 10 minutes',
  LEADS_RETENTION_DAYS: 'expected a whole number from 30: after how many days leads are deleted (unset keeps them)',
  BACKUP_FOLDER: 'expected the absolute path of the folder for backups',
  LOG_LEVEL: `expected one of ${LOG_LEVELS.join(', ')}`,
  ...DELIVERY_EXPECTED,
}

/** Everything that can be set from outside, checked and complete. */
export interface Config extends DeliverySettings {
  /** Address or host name to listen on. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** A listening socket that systemd has passed; it takes the place of host and port. */
  readonly socket: number | null
  /** The origin visitors use, without a trailing slash. */
  readonly siteUrl: string
  readonly database: DatabaseAddress
  readonly trustProxy: TrustedProxies
  /** How many submissions one address may send in ten minutes. */
  readonly rateLimit: number
  /** After how many days leads are deleted; null: they are kept. */
  readonly leadsRetentionDays: number | null
  /** Where `npm run backup` puts its copies; null: not set. */
  readonly backupFolder: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Where Prometheus finds the metrics, at the same host; null: they are not served. */
  readonly metricsPort: number | null
}

const badSettings = (lines: readonly string[]) => new StartError('BAD_SETTING', lines.join('; '))

/**
 * Reads the settings from the environment. Nothing else in the server does, so that a bad value is found at the start. An empty value
 * counts as not set.
 *
 * @throws StartError `BAD_SETTING`, naming every bad variable and what was expected
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  if (error) {
    const names = new Set(error.issues.map(({ path }) => path[0] as SettingName))
    throw badSettings([...names].map((name) => `${name}: ${EXPECTED[name]}`))
  }
  const refused = missingDeliverySettings(data)
  if (data.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT && data.PORT !== 0) {
    refused.push('METRICS_PORT: has to be another one than PORT')
  }
  if (refused.length > 0) throw badSettings(refused)
  return Object.freeze({
    host: data.HOST,
    port: data.PORT,
    // Not a setting: systemd says so to a service with a socket, and passes descriptors from 3 on.
    socket: environment.LISTEN_FDS === '1' ? 3 : null,
    siteUrl: data.SITE_URL,
    database: data.DATABASE_URL,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    leadsRetentionDays: data.LEADS_RETENTION_DAYS ?? null,
    backupFolder: data.BACKUP_FOLDER ?? null,
    logLevel: data.LOG_LEVEL,
    metricsPort: data.METRICS_PORT ?? null,
    ...deliverySettings(data),
  })
}
