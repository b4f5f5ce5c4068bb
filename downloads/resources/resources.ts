import type { Download } from '../download.ts'

/** For communications teams, free to use and to change. */
export const resources: readonly Download[] = []
