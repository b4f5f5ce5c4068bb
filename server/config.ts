import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import {
  contradictions,
  DELIVERY_EXPECTED,
  deliveryShape,
  type MailSettings,
  mailSettings,
  type WebhookSettings,
  webhookSettings,
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

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535)

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
    .regex(/^file:(?!\/\/[^/]).*[^/]$/)
    .transform(databaseFile)
    .default(databaseFile('file:data/leads.db')),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  ...deliveryShape,
})

/** Said to whoever set one wrongly. The value itself is never repeated: some are secrets. */
const EXPECTED: Record<keyof typeof settings.shape, string> = {
  HOST: 'expected an address or host name to listen on',
  PORT: 'expected a whole number from 0 to 65535, where 0 takes any free port',
  METRICS_PORT: 'expected a whole number from 0 to 65535, where 0 takes any free port',
  SITE_URL: 'expected the origin visitors use, such as https://www.example.com, without a path',
  DATABASE_URL: 'expected the path of an SQLite file, such as file:data/leads.db (no other database is supported yet)',
  LOG_LEVEL: `expected one of ${LOG_LEVELS.join(', ')}`,
  ...DELIVERY_EXPECTED,
}

/** Everything that can be set from outside, checked and complete. */
export interface Config {
  /** Address or host name to listen on. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The origin visitors use, without a trailing slash. */
  readonly siteUrl: string
  /** The absolute path of the SQLite file. */
  readonly databaseFile: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Where Prometheus finds the metrics, at the same host; null: they are not handed out. */
  readonly metricsPort: number | null
  /** null: no mail is sent. */
  readonly mail: MailSettings | null
  /** null: no webhook is called. */
  readonly webhook: WebhookSettings | null
}

/**
 * Reads the settings from the environment. Nothing else in the server does, so that a bad value is found at the
 * start and not in the middle of a night. An empty value counts as not set.
 *
 * @throws StartError `BAD_SETTING`, naming every bad variable and what was expected
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  if (error) {
    const names = new Set(error.issues.map(({ path }) => path[0] as keyof typeof EXPECTED))
    throw new StartError('BAD_SETTING', [...names].map((name) => `${name}: ${EXPECTED[name]}`).join('; '))
  }
  const refused = contradictions(data)
  if (data.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT && data.PORT !== 0) {
    refused.push('METRICS_PORT: has to be another one than PORT')
  }
  if (refused.length > 0) throw new StartError('BAD_SETTING', refused.join('; '))
  return Object.freeze({
    host: data.HOST,
    port: data.PORT,
    siteUrl: data.SITE_URL,
    databaseFile: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    metricsPort: data.METRICS_PORT ?? null,
    mail: mailSettings(data),
    webhook: webhookSettings(data),
  })
}
