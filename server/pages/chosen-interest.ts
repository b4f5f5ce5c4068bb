import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { SERVICE_INTERESTS } from '../../contract/plans.ts'
import type { BuiltFile, BuiltSite } from './built-site.ts'
import { FORM_PAGES } from './form-pages.ts'

/** Nearly as small as the build's highest level, in a hundredth of the time: this runs at every start. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface ChosenPage {
  /** As it is requested: `/th?plan=basic`. */
  address: string
  /** Of the page it is made from. */
  path: string
  file: BuiltFile
}

/**
 * The home pages with each service interest already chosen in their form. The plans' links lead to them, so that choosing a plan
 * works without script. A page whose form lacks an interest has no such variant.
 */
export function pagesWithInterest(files: BuiltSite['files']): ChosenPage[] {
  return FORM_PAGES.flatMap((path) =>
    SERVICE_INTERESTS.flatMap((interest) => {
      const page = files.get(path)
      const html = page?.identity.toString() ?? ''
      const option = `<option value="${interest}"`
      if (!page || !html.includes(option)) return []
      const identity = Buffer.from(html.replace(option, `${option} selected`))
      const file = { ...page, identity, br: brotliCompressSync(identity, QUICK), gzip: gzipSync(identity) }
      return [{ address: `${path}?plan=${interest}`, path, file }]
    }),
  )
}
