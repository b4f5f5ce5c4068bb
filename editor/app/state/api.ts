import type { Locale } from '../../../contract/locale.ts'
import type {
  Change,
  Changes,
  Despite,
  Everything,
  FileShown,
  ListRequest,
  NewArticle,
  Outcome,
} from '../../protocol.ts'

/** The server is gone, or does not know this page. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What the page asks of its server. Every method rejects with an UnreachableError where there is no answer to go on with. */
export interface Api {
  everything: () => Promise<Everything>
  changes: () => Promise<Changes>
  save: (request: { changes: Change[] } & Despite) => Promise<Outcome>
  list: (request: ListRequest & Despite) => Promise<Outcome>
  article: (request: NewArticle & Despite) => Promise<Outcome>
  putBack: (files: FileShown[]) => Promise<Outcome>
  markdown: (locale: Locale, body: string) => Promise<string>
}

/** What a key that can be used once is exchanged for; undefined where it was used already, or nobody answers. */
export async function tokenFor(once: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/key', { method: 'POST', headers: { 'x-editor-token': once } })
    return response.ok ? (await response.json()).token : undefined
  } catch {
    return undefined
  }
}

/** @param token what the address of the page brought along */
export function apiWith(token: string): Api {
  async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(`/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-editor-token': token,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch {
      throw new UnreachableError(0, '')
    }
    const answer = await response.json()
    // Refusals of a save are answers, too.
    if (response.ok || response.status === 409 || response.status === 422) return answer
    throw new UnreachableError(response.status, answer.error ?? '')
  }
  return {
    everything: () => ask('content'),
    changes: () => ask('changes'),
    save: (request) => ask('changes', request),
    list: (request) => ask('list', request),
    article: (request) => ask('articles', request),
    putBack: (files) => ask('put-back', { files }),
    markdown: async (locale, body) => (await ask<{ html: string }>('markdown', { locale, body })).html,
  }
}
