import type { Download } from './download.ts'
import { ledgerFiles } from './ledger/ledger-files.ts'
import { mediaKit } from './media-kit/media-kit.ts'
import { outletsFiles } from './outlets/outlets-file.ts'
import { reports } from './report/report.ts'
import { resources } from './resources/resources.ts'

/** Every file that the site offers; what is made from others comes after them. */
export const catalog: readonly Download[] = [...mediaKit, ...resources, ...reports, ...ledgerFiles, ...outletsFiles]
