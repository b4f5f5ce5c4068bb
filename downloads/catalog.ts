import type { Download } from './download.ts'
import { mediaKit } from './media-kit/media-kit.ts'
import { resources } from './resources/resources.ts'

/** Every file that the site offers; what is made from others comes after them. */
export const catalog: readonly Download[] = [...mediaKit, ...resources]
