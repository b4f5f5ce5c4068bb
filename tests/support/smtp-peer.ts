import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { listenHere } from './listen-here.ts'
import { type ReadLetter, readLetter } from './read-letter.ts'

type Step = 'connect' | 'from' | 'to' | 'data'

/**
 * What the server does at a step: go on, answer with a code, answer nothing at all, or break the connection; or, at the last one,
 * take the letter and break the connection instead of saying so.
 */
export type Behaviour = 'ok' | 'hang' | 'drop' | 'take and drop' | { code: number; text?: string }

export interface SmtpPeer {
  /** For SMTP_URL. */
  readonly url: string
  readonly port: number
  /** Letters that it took. */
  readonly letters: ReadLetter[]
  /** The names by which clients greeted, one for each MAIL FROM. */
  readonly greetings: string[]
  /** How often each step was reached. */
  readonly reached: Record<Step, number>
  /** Decides what happens from now on. */
  behave(behaviour: (step: Step, address: string) => Behaviour): void
  stop(): Promise<void>
}

/**
 * A real mail server on this machine that can be told to fail. Where it asks for a login, none is right; where it offers
 * encryption, it is with a certificate that nobody signed.
 */
export async function smtpPeer(
  port = 0,
  { asksForLogin = false, offersEncryption = false, secure = false, onLetter = (_letter: ReadLetter) => {} } = {},
): Promise<SmtpPeer> {
  let decide: (step: Step, address: string) => Behaviour = () => 'ok'
  const letters: ReadLetter[] = []
  const greetings: string[] = []
  const reached = { connect: 0, from: 0, to: 0, data: 0 }
  const sockets = new Set<Socket>()

  /**
   * @param done goes on, or answers with the error's code
   * @param take what going on means, whether it is said or not
   */
  const act = (
    step: Step,
    address: string,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
    take = () => {},
  ) => {
    reached[step] += 1
    const behaviour = decide(step, address)
    if (behaviour === 'ok' || behaviour === 'take and drop') take()
    if (behaviour === 'ok') return done()
    if (behaviour === 'hang') return
    if (behaviour === 'drop' || behaviour === 'take and drop') {
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
      return
    }
    done(Object.assign(new Error(behaviour.text ?? 'No'), { responseCode: behaviour.code }))
  }

  const server = new SMTPServer({
    secure,
    authOptional: !asksForLogin,
    allowInsecureAuth: true,
    disabledCommands: [...(offersEncryption ? [] : ['STARTTLS']), ...(asksForLogin ? [] : ['AUTH'])],
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
      // Whoever was sending is gone.
      if (raw === undefined) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      act('data', to.join(), session, done, () => {
        const letter = readLetter(raw.toString(), to)
        letters.push(letter)
        onLetter(letter)
      })
    },
  })
  server.on('error', () => undefined)
  // Under TLS the connection below is not ours to cut.
  server.server.on(secure ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const taken = await listenHere(server.server, port)

  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters,
    greetings,
    reached,
    behave(behaviour) {
      decide = behaviour
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
