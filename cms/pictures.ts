import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { listPictures, PICTURE_NAME } from '../site/content/source/pictures.ts'

/** Answers `GET`, `PUT` and `DELETE /pictures/{name}`. Pages of other sites cannot send the last two without a CORS preflight. */
export function pictureRoute(project: string): Connect.NextHandleFunction {
  const content = join(project, 'content')
  return async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const file = join(content, 'pictures', name)
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body)
    if (request.method === 'PUT') {
      if (!PICTURE_NAME.test(name))
        return answer(
          422,
          `${name} is not saved. Rename the file: English letters, digits and hyphens, .jpg, .png or .webp.`,
        )
      mkdirSync(join(content, 'pictures'), { recursive: true })
      writeFileSync(file, await buffer(request))
      return answer(204)
    }
    if (!listPictures(content).includes(name)) return answer(404)
    if (request.method === 'GET') return answer(200, readFileSync(file))
    if (request.method !== 'DELETE') return answer(405)
    const isUsed = (path: string) => readFileSync(join(content, path), 'utf8').includes(name)
    const uses = globSync('**/*.{md,yaml}', { cwd: content }).filter(isUsed)
    if (uses.length > 0) return answer(422, `${name} is not deleted, because it is in ${uses.join(' and ')}.`)
    rmSync(file)
    return answer(204)
  }
}
