import { type FastifyInstance, fastify } from 'fastify'
import type { z } from 'zod'
import type { Locale } from '../../contract/locale.ts'
import { type Checks, contentFolder } from '../content/content-folder.ts'
import { everythingReader, type FilesRead, type PreviewState } from '../content/everything.ts'
import { gitOf } from '../content/git.ts'
import { proseIn } from '../content/prose-preview.ts'
import { saver } from '../content/save.ts'
import type { Changes, Outcome, Refusal } from '../protocol.ts'
import { RefusalError, sayRefusal } from '../words/refusals.ts'
import { bringsKey, KEY_ADDRESS, refusalOf } from './guard.ts'
import { articleRequest, changesRequest, listRequest, markdownRequest, putBackRequest } from './requests.ts'

/** A file of the editor's page, by its path. */
export interface PageFile {
  type: string
  body: string | Uint8Array
}

interface Settings {
  /** The folder that is edited. */
  folder: string
  token: string
  /** A key that the browser is sent here with, which is exchanged for the token once. */
  once?: string | undefined
  /** The key has been exchanged. */
  onKeyUsed?: () => void
  page: ReadonlyMap<string, PageFile>
  /** In which language the terminal says what was refused. */
  locale?: Locale
  /** Where the site is seen while it is edited; absent where it is not. */
  preview?: (() => PreviewState) | undefined
  /** What was said and read of a folder's texts: for several apps of the same texts, which then are checked and read once. */
  kept?: { checks: Checks; filesRead: FilesRead }
}

/** The page loads nothing from elsewhere, is shown in no frame, and frames the preview alone. */
const policy = (preview: string | undefined) =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // The preview's port is known when it has started; it is on this machine in any case.
    `frame-src ${preview ?? 'http://127.0.0.1:*'}`,
  ].join('; ')

/** The editor's server. It answers its own page alone, and touches nothing outside the folder it is given. */
export function editorApp({
  folder,
  token,
  once,
  onKeyUsed,
  page,
  preview,
  locale = 'en',
  kept,
}: Settings): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 4 * 1024 * 1024 })
  const content = contentFolder(folder, kept?.checks)
  const save = saver(content)
  const git = gitOf(content)
  const everything = everythingReader(content, preview, kept?.filesRead)
  let key = once

  // A form of another site can send plain text without being asked about, and no JSON.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy(preview?.().address),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    const port = request.socket.localPort ?? 0
    const { method, headers, routeOptions } = request
    const { url: route } = routeOptions
    const isOpen = route === undefined || page.has(route)
    const isExpected = route === '/' && bringsKey(request.query, key)
    const refused = refusalOf(
      { method, headers, isOpen, isExpected },
      port,
      route === KEY_ADDRESS ? (key ?? token) : token,
    )
    if (refused) return reply.code(403).send({ error: refused })
    // Here and not where it is answered: a second request with it may be on its way.
    if (route === KEY_ADDRESS) {
      key = undefined
      onKeyUsed?.()
    }
  })

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RefusalError) {
      // The page has no words for it, and sends whoever reads it here.
      console.error(sayRefusal(error.refusal, locale))
      return reply.code(400).send({ error: error.message })
    }
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === undefined || statusCode >= 500) console.error(error)
    return reply.code(statusCode ?? 500).send({ error: (error as Error).message })
  })

  for (const [path, { type, body }] of page) app.get(path, (_request, reply) => reply.type(type).send(body))

  app.post(KEY_ADDRESS, () => ({ token }))
  app.get('/api/content', () => everything())
  app.get('/api/changes', (): Changes => git.changes())

  /** Answers a request that writes: 409 where somebody was faster, 422 where it was not written, with the reasons. */
  function post<Schema extends z.ZodType>(path: string, schema: Schema, work: (asked: z.infer<Schema>) => Refusal) {
    app.post(path, (request, reply) => {
      const asked = schema.safeParse(request.body)
      if (!asked.success) return reply.code(400).send({ error: asked.error.message })
      const refusal = work(asked.data)
      const saved = Object.values(refusal).every((reasons) => reasons.length === 0)
      const outcome: Outcome = saved ? { saved, everything: everything() } : { saved, ...refusal }
      return reply.code(saved ? 200 : refusal.conflicts.length > 0 ? 409 : 422).send(outcome)
    })
  }

  post('/api/changes', changesRequest, ({ changes, despite }) => save.changes(changes, despite))
  post('/api/list', listRequest, ({ despite, ...request }) => save.list(request, despite))
  post('/api/articles', articleRequest, ({ despite, ...article }) => save.article(article, despite))
  post('/api/put-back', putBackRequest, ({ files }) => {
    // Only what git says differs: for everything else it has nothing to put back.
    const differing = new Set(git.changes().files.map(({ path }) => path))
    const unknown = files.find(({ path }) => !differing.has(path))
    if (unknown) throw new RefusalError('notDifferent', { path: unknown.path })
    return save.putBack(files.map((file) => ({ ...file, before: git.committed(file.path) })))
  })
  app.post('/api/markdown', (request, reply) => {
    const asked = markdownRequest.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ error: asked.error.message })
    const { locale, body } = asked.data
    return { html: proseIn(body, locale, content.checkNow().content?.[locale]) }
  })
  return app
}
