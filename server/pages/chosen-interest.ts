import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { SERVICE_INTERESTS } from '../../contract/plans.ts'
import { once } from '../once.ts'
import type { BuiltFile, BuiltSite } from './built-site.ts'
import { FORM_PAGES } from './form-pages.ts'

/** Nearly as small as the build's highest level, in a hundredth of the time: the first who asks waits for it. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** By the path of the page it is made from, and the plan: what gives `/th?plan=basic`. */
type PagesWithInterest = ReadonlyMap<string, ReadonlyMap<string, () => BuiltFile>>

/**
 * The home pages with each service interest already chosen in their form. The plans' links lead to them, so that choosing a plan
 * works without script. A page whose form lacks an interest has no such variant.
 */
export function pagesWithInterest(files: BuiltSite['files']): PagesWithInterest {
  const variantsOf = (page: BuiltFile) => {
    const html = page.identity.toString()
    return SERVICE_INTERESTS.flatMap((interest) => {
      const option = `<option value="${interest}"`
      if (!html.includes(option)) return []
      const variant = once(() => {
        const identity = Buffer.from(html.replace(option, `${option} selected`))
        return { ...page, identity, br: brotliCompressSync(identity, QUICK), gzip: gzipSync(identity) }
      })
      return [[interest, variant] as const]
    })
  }
  return new Map(
    FORM_PAGES.flatMap((path) => {
      const page = files.get(path)
      return page ? [[path, new Map(variantsOf(page))] as const] : []
    }),
  )
}
