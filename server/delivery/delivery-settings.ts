import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { emailField } from '../../contract/email.ts'
import type { ChannelName } from './enqueue.ts'
import { type Mailbox, parseMailbox } from './mail/mailbox.ts'
import { isPublicAddress } from './webhook/public-address.ts'

/** The server that takes our mail. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly login: { readonly user: string; readonly pass: string } | null
  /**
   * `implicit`: from the first byte (smtps). `required`: by STARTTLS, or not at all. `opportunistic`: by STARTTLS where it
   * is offered. `none`: within this machine.
   */
  readonly encryption: 'implicit' | 'required' | 'opportunistic' | 'none'
  /** Whether any certificate is accepted. */
  readonly acceptsAnyCertificate: boolean
}

export interface MailSettings {
  readonly server: SmtpServer
  /** Who the mail is from. Its domain is part of every Message-ID. */
  readonly from: Mailbox
  /** Empty: the team gets no mail, the sender is still acknowledged. */
  readonly team: readonly string[]
  /** Whether senders are told that their lead has arrived. */
  readonly acknowledge: boolean
}

export interface WebhookSettings {
  readonly url: string
  /** The newest first. Each signs, so that the receiver can change over from one to the next. */
  readonly secrets: readonly Buffer[]
  /** Plain HTTP, and addresses of this machine and its network, are fine. */
  readonly allowPrivate: boolean
}

/** Standard Webhooks: from 24 to 64 bytes. */
const SECRET_BYTES = { min: 24, max: 64 }

const PORTS = { 'smtp:': 587, 'smtps:': 465 }
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const switched = (unset: boolean) =>
  z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(unset)

/** Whether every `%` of an address begins a character, so that user and password can be read. */
export function isEscaped(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

const isSmtpUrl = (text: string) => {
  const url = URL.parse(text)
  if (url === null || !(url.protocol in PORTS) || url.hostname === '' || url.port === '0') return false
  if (!isEscaped(text)) return false
  return (
    /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '' && (url.password === '' || url.username !== '')
  )
}

const isWebhookUrl = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === ''
}

const address = emailField('', '', '')
const isAddress = (text: string) => address.safeParse(text).data === text

const secretBytes = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
const isSecret = (secret: string) => {
  const { length } = secretBytes(secret)
  return /^whsec_[A-Za-z\d+/]+={0,2}$/.test(secret) && length >= SECRET_BYTES.min && length <= SECRET_BYTES.max
}

const listOf = (separator: RegExp) =>
  z.string().transform((text) => text.split(separator).filter((entry) => entry !== ''))

/** Where each setting of the delivery comes from and what it may be. */
export const deliveryShape = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  SMTP_ALLOW_PLAIN: switched(false),
  MAIL_FROM: z
    .string()
    .transform(parseMailbox)
    .refine((mailbox) => mailbox !== null && isAddress(mailbox.address))
    .optional(),
  LEADS_MAIL_TO: listOf(/\s*,\s*/)
    .refine((addresses) => addresses.length > 0 && addresses.every(isAddress))
    .optional(),
  ACKNOWLEDGE_SENDERS: switched(true),
  WEBHOOK_URL: z.string().refine(isWebhookUrl).optional(),
  WEBHOOK_SECRET: listOf(/\s+/)
    .refine((secrets) => secrets.length > 0 && secrets.every(isSecret))
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: switched(false),
}

/** Said to whoever set one wrongly. */
export const DELIVERY_EXPECTED: Record<keyof typeof deliveryShape, string> = {
  SMTP_URL: 'expected smtps://user:password@host or smtp://user:password@host:587, with special characters escaped',
  SMTP_ALLOW_PLAIN: 'expected true or false',
  MAIL_FROM: 'expected an e-mail address, such as hello@example.com or Example <hello@example.com>',
  LEADS_MAIL_TO: 'expected one or more e-mail addresses, separated by commas',
  ACKNOWLEDGE_SENDERS: 'expected true or false',
  WEBHOOK_URL: 'expected an address such as https://crm.example.com/hooks/leads, without a user or password',
  WEBHOOK_SECRET: 'expected whsec_ and 24 to 64 bytes in base64 (two of them, separated by a space, during a change)',
  WEBHOOK_ALLOW_PRIVATE: 'expected true or false',
}

const shape = z.object(deliveryShape)
type DeliveryVariables = z.output<typeof shape>

const isPrivateLiteral = (hostname: string) => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) && !isPublicAddress(host)
}

/** Said where settings are valid by themselves but contradict each other; each line begins with the variable to change. */
export const DELIVERY_CONTRADICTIONS = {
  mailFromNobody: 'MAIL_FROM: needed with SMTP_URL, mail has to be from somebody',
  senderWithoutServer: 'SMTP_URL: needed with MAIL_FROM, or no mail is sent',
  teamWithoutServer: 'SMTP_URL: needed with LEADS_MAIL_TO, or no mail is sent',
  mailToNobody: 'LEADS_MAIL_TO: needed with ACKNOWLEDGE_SENDERS=false, or no mail is sent',
  webhookUnsigned: 'WEBHOOK_SECRET: needed with WEBHOOK_URL, every call is signed',
  secretWithoutWebhook: 'WEBHOOK_URL: needed with WEBHOOK_SECRET, or nothing is called',
  webhookPlain: 'WEBHOOK_URL: expected https (plain http only with WEBHOOK_ALLOW_PRIVATE=true)',
  webhookPrivate: 'WEBHOOK_URL: is a private address (allowed only with WEBHOOK_ALLOW_PRIVATE=true)',
}

export type DeliveryContradiction = keyof typeof DELIVERY_CONTRADICTIONS

/** Which of these settings contradict each other. */
export function contradictions(given: DeliveryVariables): DeliveryContradiction[] {
  const { SMTP_URL, MAIL_FROM, LEADS_MAIL_TO, ACKNOWLEDGE_SENDERS } = given
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE } = given
  const webhook = WEBHOOK_URL === undefined ? null : new URL(WEBHOOK_URL)
  const contradicts: Record<DeliveryContradiction, boolean> = {
    mailFromNobody: SMTP_URL !== undefined && !MAIL_FROM,
    senderWithoutServer: SMTP_URL === undefined && Boolean(MAIL_FROM),
    teamWithoutServer: SMTP_URL === undefined && Boolean(LEADS_MAIL_TO),
    mailToNobody: SMTP_URL !== undefined && !LEADS_MAIL_TO && !ACKNOWLEDGE_SENDERS,
    webhookUnsigned: Boolean(webhook) && !WEBHOOK_SECRET,
    secretWithoutWebhook: !webhook && Boolean(WEBHOOK_SECRET),
    webhookPlain: webhook?.protocol === 'http:' && !WEBHOOK_ALLOW_PRIVATE,
    webhookPrivate: webhook !== null && isPrivateLiteral(webhook.hostname) && !WEBHOOK_ALLOW_PRIVATE,
  }
  return (Object.keys(contradicts) as DeliveryContradiction[]).filter((fault) => contradicts[fault])
}

function smtpServer(text: string, allowPlain: boolean): SmtpServer {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const unencrypted = LOOPBACK.has(url.hostname) ? 'none' : allowPlain ? 'opportunistic' : 'required'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[secure ? 'smtps:' : 'smtp:'] : Number(url.port),
    login:
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    encryption: secure ? 'implicit' : unencrypted,
    acceptsAnyCertificate: allowPlain,
  }
}

/** The mail settings, or null where no mail is sent. Ask `contradictions` first. */
export function mailSettings(given: DeliveryVariables): MailSettings | null {
  const { SMTP_URL, SMTP_ALLOW_PLAIN, MAIL_FROM, LEADS_MAIL_TO, ACKNOWLEDGE_SENDERS } = given
  if (SMTP_URL === undefined || !MAIL_FROM) return null
  return {
    server: smtpServer(SMTP_URL, SMTP_ALLOW_PLAIN),
    from: MAIL_FROM,
    team: LEADS_MAIL_TO ?? [],
    acknowledge: ACKNOWLEDGE_SENDERS,
  }
}

/** The webhook's settings, or null where none is called. Ask `contradictions` first. */
export function webhookSettings(given: DeliveryVariables): WebhookSettings | null {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE } = given
  if (WEBHOOK_URL === undefined || !WEBHOOK_SECRET) return null
  return { url: WEBHOOK_URL, secrets: WEBHOOK_SECRET.map(secretBytes), allowPrivate: WEBHOOK_ALLOW_PRIVATE }
}

interface DeliverySettings {
  readonly mail: MailSettings | null
  readonly webhook: WebhookSettings | null
}

/** The settings of each channel that is configured. */
export const channelSettings = ({ mail, webhook }: DeliverySettings) => ({
  ...(mail && mail.team.length > 0 && { team_mail: mail }),
  ...(mail?.acknowledge && { sender_mail: mail }),
  ...(webhook && { webhook }),
})

/** The configured channels. Deliveries are written for these only. */
export const configuredChannels = (settings: DeliverySettings) =>
  Object.keys(channelSettings(settings)) as ChannelName[]
