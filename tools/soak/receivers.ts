import type { ServerResponse } from 'node:http'
import { setInterval } from 'node:timers/promises'
import { mailTo, webhookTo } from '../../server/delivery/testing/delivering-app.ts'
import { smtpPeer } from '../../server/delivery/testing/smtp-peer.ts'
import { webhookPeer } from '../../server/delivery/testing/webhook-peer.ts'

/** What a receiver said yes to. */
export interface Arrival {
  readonly at: number
  /** It took the call, and its answer never came back. */
  readonly answerLost: boolean
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>

/** How often the letters are looked through, which is how exactly their time is known. */
const LOOK_MILLISECONDS = 50

/** A mail server and a customer system that can be told to fail, and that keep nothing but what arrived when. */
export async function startReceivers() {
  const mail = await smtpPeer()
  const crm = await webhookPeer()
  /** By the delivery's id, which every attempt carries. */
  const arrivals = new Map<string, Arrival[]>()
  const arrive = (id: string, answerLost = false) => {
    const known = arrivals.get(id) ?? []
    arrivals.set(id, [...known, { at: performance.now(), answerLost }])
  }

  const takeLetters = () => {
    for (const { headers } of mail.letters.splice(0)) arrive(/^<([^@]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? '')
    mail.encrypted.length = 0
  }
  const looking = new AbortController()
  const look = async () => {
    for await (const _ of setInterval(LOOK_MILLISECONDS, undefined, { signal: looking.signal })) takeLetters()
  }
  const looked = look().catch(() => undefined)

  type Answer = Parameters<typeof crm.behave>[0]
  const idOf = (call: Parameters<Answer>[1]) => String(call.headers['webhook-id'])
  const calls = (answer: Answer) =>
    crm.behave((response, call) => {
      crm.calls.length = 0
      answer(response, call)
    })
  const takeCalls = () =>
    calls((response, call) => {
      arrive(idOf(call))
      response.writeHead(204).end()
    })
  takeCalls()

  const failsCalls = (answer: Answer) => () => {
    calls(answer)
    return takeCalls
  }
  const failsMail =
    (...[behaviour]: Parameters<typeof mail.behave>) =>
    () => {
      mail.behave(behaviour)
      return () => mail.behave(() => 'ok')
    }

  return {
    settings: { ...mailTo(mail.url), ...webhookTo(crm.url) },
    arrivals,
    /** Each begins a failure, and returns what ends it. */
    failures: {
      'mail is refused for now': failsMail((step) => (step === 'data' ? { code: 451 } : 'ok')),
      'the webhook answers 500': failsCalls((response) => response.writeHead(500).end()),
      'mail breaks off': failsMail((step) => (step === 'connect' || step === 'data' ? 'drop' : 'ok')),
      'the webhook asks for a rest': failsCalls((response) => response.writeHead(503, { 'Retry-After': '5' }).end()),
      'the webhook takes calls and never says so': failsCalls((response, call) => {
        arrive(idOf(call), true)
        response.destroy()
      }),
      'the webhook hangs'() {
        const hanging: ServerResponse[] = []
        calls((response) => hanging.push(response))
        return () => {
          takeCalls()
          for (const response of hanging) response.destroy()
        }
      },
    },
    async stop() {
      looking.abort()
      await looked
      takeLetters()
      await Promise.all([mail.stop(), crm.stop()])
    },
  }
}
