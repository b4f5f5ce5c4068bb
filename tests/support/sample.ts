import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectFolder } from '../../tools/project-folder.js'

const identity: { placeholder: boolean } = parse(readFileSync(join(projectFolder, 'content/identity.yaml'), 'utf8'))

/** True until a company has put its own data into the content. What holds texts and figures of the sample is tested until then. */
export const isSample = identity.placeholder

let skip: (reason: string) => void = () => undefined

/** Ends the running test without a result if the content is another, which need not have what the test looks for. */
export function skipForAnother(reason: string): void {
  if (!isSample) skip(reason)
}

/** The runner says how the running test is skipped. */
export function setSkip(how: typeof skip): void {
  skip = how
}
