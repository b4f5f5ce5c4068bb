import type { ServerResponse } from 'node:http'
import { mailTo, webhookTo } from '../../server/delivery/testing/delivering-app.ts'
import { type Behaviour, smtpPeer } from '../../server/delivery/testing/smtp-peer.ts'
import { type Call, webhookPeer } from '../../server/delivery/testing/webhook-peer.ts'

/** A delivery that a receiver accepted. */
export interface Arrival {
  /** Of `performance.now()`. */
  readonly at: number
  /** Which server sent it. */
  readonly by: string
  /** It was accepted, but the answer was lost on purpose. */
  readonly answerLost: boolean
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>

/** A mail server and a webhook that can be told to fail. They record what arrived when, and from which server. */
export async function startReceivers() {
  /** By the delivery's id, which every attempt carries. */
  const arrivals = new Map<string, Arrival[]>()
  const arrive = (id: string, by: string, answerLost: boolean) => {
    const known = arrivals.get(id) ?? []
    arrivals.set(id, [...known, { at: performance.now(), by, answerLost }])
  }
  let behaviour: (step: string) => Behaviour = () => 'ok'
  const mail = await smtpPeer(0, {
    onLetter({ headers }) {
      const [, id = ''] = /^<([^@]+)@/.exec(headers['message-id'] ?? '') ?? []
      const [, by = ''] = /^"?([^"<]+?)"? </.exec(headers.from ?? '') ?? []
      arrive(id, by, behaviour('data') !== 'ok')
      mail.letters.length = 0
      mail.encrypted.length = 0
    },
  })
  const crm = await webhookPeer()

  type Answer = Parameters<typeof crm.behave>[0]
  const calls = (answer: Answer) =>
    crm.behave((response, call) => {
      crm.calls.length = 0
      answer(response, call)
    })
  const take = ({ headers, target }: Call, answerLost: boolean) =>
    arrive(String(headers['webhook-id']), new URL(target, crm.url).searchParams.get('by') ?? '', answerLost)
  const takeCalls = () =>
    calls((response, call) => {
      take(call, false)
      response.writeHead(204).end()
    })
  takeCalls()

  const failsCalls = (answer: Answer) => () => {
    calls(answer)
    return takeCalls
  }
  const mailIs = (next: typeof behaviour) => {
    behaviour = next
    mail.behave(next)
  }
  const failsMail = (fails: typeof behaviour) => () => {
    mailIs(fails)
    return () => mailIs(() => 'ok')
  }

  return {
    /** For a server, which says by its own name who sent what. */
    settings: (server: string) => ({
      ...mailTo(mail.url),
      MAIL_FROM: `${server} <hello@krajai.example>`,
      ...webhookTo(`${crm.url}?${new URLSearchParams({ by: server })}`),
    }),
    arrivals,
    /** Each function begins a kind of failure and returns the function that ends it. */
    failures: {
      'mail is refused for now': failsMail((step) => (step === 'data' ? { code: 451 } : 'ok')),
      'the webhook answers 500': failsCalls((response) => response.writeHead(500).end()),
      'mail breaks off': failsMail((step) => (step === 'connect' || step === 'data' ? 'drop' : 'ok')),
      'the webhook asks for a rest': failsCalls((response) => response.writeHead(503, { 'Retry-After': '5' }).end()),
      'the webhook takes calls and never says so': failsCalls((response, call) => {
        take(call, true)
        response.destroy()
      }),
      'mail is taken and never said so': failsMail((step) => (step === 'data' ? 'take and drop' : 'ok')),
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
      await Promise.all([mail.stop(), crm.stop()])
    },
  }
}
