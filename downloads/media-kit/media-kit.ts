import type { Download } from '../download.ts'

/** For journalists who write about the company. */
export const mediaKit: readonly Download[] = []
