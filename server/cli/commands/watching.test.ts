import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadTable } from '../../database/tables.ts'
import { manualClock } from '../../delivery/testing/manual-clock.ts'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { openedDatabase } from '../../testing/opened-database.ts'
import { DATABASE_KINDS } from '../../testing/test-databases.ts'
import { circumstances, NOW } from './fixture-circumstances.ts'
import { watch } from './watching.ts'

describe.each(DATABASE_KINDS)('watch, on %s', (kind) => {
  const opened = openedDatabase(kind)
  beforeEach(async () => void (await opened().db.deleteFrom('lead').execute()))
  const store = async (...leads: LeadTable[]) => void (await opened().db.insertInto('lead').values(leads).execute())

  it('shows what comes after it was started, each lead once, until it is stopped', async () => {
    const clock = manualClock(NOW)
    const stop = new AbortController()
    const { context, output, messages } = circumstances(opened().db, 'pipe', { now: clock.now })
    await store(storedLead(1, { received_at: NOW.toISOString() }))
    const watching = watch(context, {}, clock.wait, stop.signal)
    await vi.waitFor(() => expect(clock.waiting).toBe(1))
    expect(messages()).toContain('Ctrl-C')
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()
    // One that another server received earlier becomes visible later.
    await store(storedLead(3, { received_at: later(1) }))
    clock.advance(1000)
    await vi.waitFor(() => expect([output().split('\n').length, clock.waiting]).toEqual([2, 1]))
    await store(
      storedLead(2, { received_at: later(0) }),
      storedLead(4, { state: 'suspected_spam', received_at: later(1) }),
    )
    clock.advance(1000)
    await vi.waitFor(() => expect([output().split('\n').length, clock.waiting]).toEqual([3, 1]))
    clock.advance(10 * 60_000)
    await vi.waitFor(() => expect(clock.waiting).toBe(1))
    stop.abort()
    await watching
    expect(output().match(/^\S+(?=\t)/gm)).toEqual([storedLead(3).id, storedLead(2).id])
  })

  it('shows what came while it was held up, however long', async () => {
    const clock = manualClock(NOW)
    const stop = new AbortController()
    const { context, output } = circumstances(opened().db, 'pipe', { now: clock.now })
    const watching = watch(context, {}, clock.wait, stop.signal)
    await vi.waitFor(() => expect(clock.waiting).toBe(1))
    await store(storedLead(1, { received_at: new Date(NOW.getTime() + 1000).toISOString() }))
    clock.advance(60 * 60_000)
    await vi.waitFor(() => expect(output()).toContain(storedLead(1).id))
    stop.abort()
    await watching
  })
})
