import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { SERVICE_INTERESTS } from '../../contract/signup.ts'
import type { BuiltFile, BuiltSite } from './built-site.ts'

/** Where the signup form is. */
const HOMES = ['/', '/th']

/** Of what brotli can do this is most, in a hundredth of the time that the build takes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface ChosenPage {
  /** As it is requested: `/th?plan=basic`. */
  address: string
  /** Of the page it is made from. */
  path: string
  file: BuiltFile
}

/**
 * The home pages once more for each service interest, chosen in their form: the plans' links lead to them, also in
 * browsers without script. Where the page knows no such interest there is none.
 */
export function pagesWithInterest(files: BuiltSite['files']): ChosenPage[] {
  return HOMES.flatMap((path) =>
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
