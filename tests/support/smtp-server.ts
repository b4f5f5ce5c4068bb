import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { listenLocally } from './listen-locally.ts'
import { type ParsedMail, parseMail } from './parse-mail.ts'

type Step = 'connect' | 'from' | 'to' | 'data'

/** What the server does at a step. `take and drop` accepts the mail and closes the connection without a reply. */
export type Behavior = 'ok' | 'hang' | 'drop' | 'take and drop' | { code: number; text?: string }

export interface SmtpTestServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly port: number
  /** The accepted mails. */
  readonly mails: ParsedMail[]
  /** The names in EHLO, one for each MAIL FROM. */
  readonly greetings: string[]
  /** The number of times that each step was reached. */
  readonly reached: Record<Step, number>
  /** Sets the behavior from now on. */
  behave(behavior: (step: Step, address: string) => Behavior): void
  stop(): Promise<void>
}

/** Starts a mail server on this machine that can fail on request. If it asks for a login, it refuses every one. */
export async function startSmtpServer(port = 0, { asksForLogin = false } = {}): Promise<SmtpTestServer> {
  let decide: (step: Step, address: string) => Behavior = () => 'ok'
  const mails: ParsedMail[] = []
  const greetings: string[] = []
  const reached = { connect: 0, from: 0, to: 0, data: 0 }
  const sockets = new Set<Socket>()

  /**
   * @param done continues, or replies with the code of the error
   * @param take runs if the step succeeds
   */
  const act = (
    step: Step,
    address: string,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
    take = () => {},
  ) => {
    reached[step] += 1
    const behavior = decide(step, address)
    if (behavior === 'ok' || behavior === 'take and drop') take()
    if (behavior === 'ok') return done()
    if (behavior === 'hang') return
    if (behavior === 'drop' || behavior === 'take and drop') {
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
      return
    }
    done(Object.assign(new Error(behavior.text ?? 'No'), { responseCode: behavior.code }))
  }

  const server = new SMTPServer({
    authOptional: !asksForLogin,
    allowInsecureAuth: true,
    disabledCommands: asksForLogin ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Wrong'), { responseCode: 535 })),
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (session, done) => act('connect', '', session, done),
    onMailFrom({ address }, session, done) {
      greetings.push(session.hostNameAppearsAs)
      act('from', address, session, done)
    },
    onRcptTo: ({ address }, session, done) => act('to', address, session, done),
    async onData(stream, session, done) {
      const raw = await buffer(stream).catch(() => undefined)
      // The client closed the connection.
      if (raw === undefined) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      act('data', to.join(), session, done, () => mails.push(parseMail(raw.toString(), to)))
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listeningPort = await listenLocally(server.server, port)

  return {
    url: `smtp://127.0.0.1:${listeningPort}`,
    port: listeningPort,
    mails,
    greetings,
    reached,
    behave(behavior) {
      decide = behavior
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
