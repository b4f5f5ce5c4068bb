import * as z from 'zod'
import { emailField } from '../../contract/forms.ts'
import type { Targets } from './outbox.ts'

export interface MailSettings {
  /** nodemailer's connection URL, with its password: never logged. */
  readonly url: string
  /** `Example <hello@example.com>` or a bare address. */
  readonly from: string
  /** Empty: the team gets no mail. */
  readonly team: readonly string[]
  /** Whether senders get an acknowledgement. */
  readonly acknowledge: boolean
}

export interface WebhookSettings {
  readonly url: string
  /** Newest first. Each one signs, so that a receiver can change from one secret to the next. */
  readonly secrets: readonly Buffer[]
}

/** Standard Webhooks: 24 to 64 bytes. */
const SECRET = /^whsec_(?=[A-Za-z\d+/]{32,86}={0,2}$)[A-Za-z\d+/]+={0,2}$/

const address = emailField('', '', '')
const isAddress = (text: string) => address.safeParse(text).data === text

/** True if every `%` of a URL begins an escaped character, so that its user and password can be read. */
export function isEscaped(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isEscaped(text)
}

const isWebhookUrl = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** `hello@example.com` of `Example <hello@example.com>`. */
export const addressIn = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox

const isMailbox = (text: string) => /^(?:[^<>\p{Cc}]*<[^<>]*>|[^<>]*)$/u.test(text) && isAddress(addressIn(text))

const listOf = (separator: RegExp, isEntry: (text: string) => boolean) =>
  z
    .string()
    .transform((text) => text.split(separator).filter((entry) => entry !== ''))
    .refine((entries) => entries.length > 0 && entries.every(isEntry))

/** The variables of the delivery and the values that they may have. */
export const deliveryShape = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.string().trim().refine(isMailbox).optional(),
  LEADS_MAIL_TO: listOf(/\s*,\s*/, isAddress).optional(),
  ACKNOWLEDGE_SENDERS: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(true),
  WEBHOOK_URL: z.string().refine(isWebhookUrl).optional(),
  WEBHOOK_SECRET: listOf(/\s+/, (text) => SECRET.test(text)).optional(),
}

/** Shown if a variable has another value. */
export const DELIVERY_EXPECTED: Record<keyof typeof deliveryShape, string> = {
  SMTP_URL: 'expected smtps://user:password@host or smtp://user:password@host:587, with special characters escaped',
  MAIL_FROM: 'expected an e-mail address, such as hello@example.com or Example <hello@example.com>',
  LEADS_MAIL_TO: 'expected one or more e-mail addresses, separated by commas',
  ACKNOWLEDGE_SENDERS: 'expected true or false',
  WEBHOOK_URL: 'expected an address such as https://crm.example.com/hooks/leads',
  WEBHOOK_SECRET: 'expected whsec_ and 24 to 64 bytes in base64 (two of them, separated by a space, during a change)',
}

const shape = z.object(deliveryShape)
type DeliveryVariables = z.output<typeof shape>

/** Variables that are missing beside others; each line begins with the one to set. */
export function missingDeliverySettings(given: DeliveryVariables): string[] {
  const { SMTP_URL, MAIL_FROM, LEADS_MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = given
  return [
    ...(SMTP_URL && !MAIL_FROM ? ['MAIL_FROM: needed with SMTP_URL'] : []),
    ...(LEADS_MAIL_TO && !SMTP_URL ? ['SMTP_URL: needed with LEADS_MAIL_TO'] : []),
    ...(WEBHOOK_URL && !WEBHOOK_SECRET ? ['WEBHOOK_SECRET: needed with WEBHOOK_URL'] : []),
  ]
}

export interface DeliverySettings {
  /** null: no mail is sent. */
  readonly mail: MailSettings | null
  /** null: no webhook is called. */
  readonly webhook: WebhookSettings | null
}

export function deliverySettings(given: DeliveryVariables): DeliverySettings {
  const { SMTP_URL, MAIL_FROM, LEADS_MAIL_TO = [], ACKNOWLEDGE_SENDERS, WEBHOOK_URL, WEBHOOK_SECRET } = given
  return {
    mail:
      SMTP_URL && MAIL_FROM
        ? { url: SMTP_URL, from: MAIL_FROM, team: LEADS_MAIL_TO, acknowledge: ACKNOWLEDGE_SENDERS }
        : null,
    webhook:
      WEBHOOK_URL && WEBHOOK_SECRET
        ? { url: WEBHOOK_URL, secrets: WEBHOOK_SECRET.map((secret) => Buffer.from(secret.slice(6), 'base64')) }
        : null,
  }
}

/** Whom a stored lead is delivered to. */
export const deliveryTargets = ({ mail, webhook }: DeliverySettings): Targets => ({
  team: [...new Set(mail?.team)],
  acknowledge: mail?.acknowledge ?? false,
  webhook: webhook !== null,
})
