import type { TableChanges } from '../migrate.ts'
import * as leads from './0001-leads.ts'
import * as delivery from './0002-delivery.ts'
import * as submissionsOnce from './0003-submissions-once.ts'
import * as audit from './0004-audit.ts'
import * as writeProbe from './0005-write-probe.ts'
import * as spamDigest from './0007-spam-digest.ts'
import * as addressKey from './0008-address-key.ts'
import * as followUp from './0009-follow-up.ts'
import * as leadViews from './0010-lead-views.ts'
import * as waitingByChannel from './0011-waiting-by-channel.ts'

/**
 * Every change to the tables, oldest first. They are run in the order of their names, each once. One that has been
 * released is never edited: a change of mind is a new migration. Each says which servers may work on the tables after it; how one that
 * takes something away is spread over releases stands in docs/operations.md.
 */
export const migrations: TableChanges = {
  '0001-leads': leads,
  '0002-delivery': delivery,
  '0003-submissions-once': submissionsOnce,
  '0004-audit': audit,
  '0005-write-probe': writeProbe,
  '0007-spam-digest': spamDigest,
  '0008-address-key': addressKey,
  '0009-follow-up': followUp,
  '0010-lead-views': leadViews,
  '0011-waiting-by-channel': waitingByChannel,
}
