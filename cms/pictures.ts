import { hash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { describeBadPicture, listPictures } from '../site/content/source/pictures.ts'
import { writeFiles } from './save.ts'

const versionOf = (bytes: Buffer) => `"${hash('sha1', bytes)}"`

/**
 * Answers `GET`, `PUT` and `DELETE /pictures/{name}`. The last two name the version that the editor knows in `If-Match`, so that they take
 * back no change of somebody else. Pages of other sites cannot send them without a CORS preflight.
 */
export function pictureRoute(project: string): Connect.NextHandleFunction {
  const content = join(project, 'content')
  return async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const path = join('content/pictures', name)
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body)
    const known = listPictures(content).includes(name) ? readFileSync(join(project, path)) : undefined
    const isKnown = request.headers['if-match'] === (known && versionOf(known))
    const conflict = `${name} was changed by somebody else, and stays as it is. Reload the editor, or use another name.`
    if (request.method === 'PUT') {
      const bytes = await buffer(request)
      const problem = describeBadPicture(name, bytes)
      if (problem) return answer(422, `${name} is not saved: ${problem}.`)
      response.setHeader('ETag', versionOf(bytes))
      if (known?.equals(bytes)) return answer(204)
      if (!isKnown) return answer(412, conflict)
      mkdirSync(join(content, 'pictures'), { recursive: true })
      writeFiles(project, new Map([[path, bytes]]))
      return answer(204)
    }
    if (!known) return answer(request.method === 'DELETE' ? 204 : 404)
    if (request.method === 'GET') {
      response.setHeader('ETag', versionOf(known))
      return answer(200, known)
    }
    if (request.method !== 'DELETE') return answer(405)
    if (!isKnown) return answer(412, conflict)
    const isUsed = (file: string) => readFileSync(join(content, file), 'utf8').includes(name)
    const uses = globSync('**/*.{md,yaml}', { cwd: content }).filter(isUsed)
    if (uses.length > 0) return answer(422, `${name} is not deleted, because it is in ${uses.join(' and ')}.`)
    rmSync(join(project, path))
    return answer(204)
  }
}
