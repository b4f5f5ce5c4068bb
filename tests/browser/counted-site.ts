import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { projectFolder } from '../../tools/project-folder.js'

const SOURCE = '/counter.js'

/** Tells all that happens to its page, its end above all. Pages on which it runs have `data-counted`. */
const COUNTER = `
  const tell = (what) => navigator.sendBeacon('/told', location.pathname + ' ' + what)
  tell('loaded')
  for (const moment of ['visibilitychange', 'pageshow', 'pagehide']) addEventListener(moment, () => tell(moment))
  document.documentElement.dataset.counted = ''
`

/** The script of every page, as a build with `PUBLIC_ANALYTICS_SRC` has it. */
async function bundlePageScript(): Promise<string> {
  const result = await build({
    ...{ root: projectFolder, configFile: false, envDir: false, publicDir: false, logLevel: 'warn' },
    define: { 'import.meta.env.PUBLIC_ANALYTICS_SRC': JSON.stringify(SOURCE) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(projectFolder, 'site/document/page.ts'),
        // What comes at a touch or at sight.
        external: /wake-(island|instrument)\.ts$|turn-carousel\.ts$|clock-of\.ts$/,
      },
    },
  })
  const [script] = 'output' in result ? result.output : []
  if (!script) throw new Error('the script of the pages was not bundled')
  return script.code
}

/**
 * The site as one whose visits are counted, at an address of its own. A server sees what a page sends while it is left; the browser's
 * tools for tests do not.
 *
 * @returns `told` is what the counter has sent so far
 */
export async function startCountedSite(siteUrl: string) {
  const told: string[] = []
  const pageScript = await bundlePageScript()
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    const script = path === SOURCE ? COUNTER : path.startsWith('/_astro/Document') && pageScript
    if (script) answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    else if (path === '/told') {
      told.push(await text(asked))
      answer.writeHead(204).end()
    } else {
      const { method, headers } = asked
      const passed = request(siteUrl + path, { ...(method && { method }), headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      asked.pipe(passed)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
