import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { openedDatabase } from '../testing/opened-database.ts'
import { DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { storedLead, storedSignup } from './fixture-stored-lead.ts'
import { followUp, type Step } from './follow-up.ts'
import { leadErasure } from './lead-erasure.ts'
import { findLead, type LeadFilter, OPEN_STAGES, searchLeads } from './lead-search.ts'
import { idsByName, shortIds } from './short-id.ts'

const NOW = new Date('2026-11-22T02:00:00.000Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe.each(DATABASE_KINDS)('leads in %s', (kind) => {
  const opened = openedDatabase(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeAll(() => {
    ;({ database, db } = opened())
  })
  beforeEach(async () => void (await db.deleteFrom('lead').execute()))

  const store = async (...leads: ReturnType<typeof storedLead>[]) =>
    void (await db.insertInto('lead').values(leads).execute())
  const { id } = storedLead(1)
  const step = (given: Step, at = NOW) => followUp(db, id, given, at)
  const stand = async () => {
    const { stage, handled_by } = (await findLead(db, id))?.lead ?? {}
    return [stage, handled_by]
  }
  const search = async (filter: LeadFilter, pageSize?: number) => {
    const found: number[] = []
    for await (const { lead } of searchLeads(db, filter, pageSize)) found.push(Number(lead.id.slice(-12)))
    return found
  }

  describe('followed up', () => {
    it('are new until somebody takes, answers and closes them; each step says who and when', async () => {
      await store(storedLead(1))
      expect(await stand()).toEqual(['new', null])
      expect(await step({ step: 'taken', who: 'Nok' })).toMatchObject({ outcome: 'done', lead: { stage: 'taken' } })
      await step({ step: 'noted', who: 'Lek', note: 'โทรกลับ\nวันจันทร์' }, later(1))
      expect(await stand()).toEqual(['taken', 'Nok'])
      await step({ step: 'answered', who: 'Lek', note: 'Sent the quote' }, later(2))
      expect(await stand()).toEqual(['answered', 'Nok'])
      await step({ step: 'closed', who: 'Nok' }, later(3))
      expect(await stand()).toEqual(['closed', 'Nok'])
      const steps = (await findLead(db, id))?.followUps.map(({ at, who, step, note }) => [at, who, step, note])
      expect(steps).toEqual([
        [NOW.toISOString(), 'Nok', 'taken', null],
        [later(1).toISOString(), 'Lek', 'noted', 'โทรกลับ\nวันจันทร์'],
        [later(2).toISOString(), 'Lek', 'answered', 'Sent the quote'],
        [later(3).toISOString(), 'Nok', 'closed', null],
      ])
    })

    it('keep what is noted with taking what one has already', async () => {
      await store(storedLead(1))
      await step({ step: 'taken', who: 'Nok' })
      await step({ step: 'taken', who: 'Nok', note: 'Calls back' }, later(1))
      expect(await stand()).toEqual(['taken', 'Nok'])
      const steps = (await findLead(db, id))?.followUps.map(({ step, note }) => [step, note])
      expect(steps).toEqual([
        ['taken', null],
        ['noted', 'Calls back'],
      ])
    })

    it('belong to whoever answers or closes them untaken', async () => {
      await store(storedLead(1))
      await step({ step: 'answered', who: 'Lek' })
      expect(await stand()).toEqual(['answered', 'Lek'])
    })

    it('are taken by one of those who try at the same time', async () => {
      await store(storedLead(1))
      const tries = await Promise.all(['Nok', 'Lek', 'Ploy'].map((who) => step({ step: 'taken', who })))
      const [, winner] = await stand()
      expect(tries.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
      expect(tries.filter(({ outcome }) => outcome === 'theirs')).toEqual(
        Array(2).fill({ outcome: 'theirs', who: winner }),
      )
    })

    it('are taken over where that is said, and taken again by the same person without a step', async () => {
      await store(storedLead(1))
      await step({ step: 'taken', who: 'Nok' })
      await step({ step: 'taken', who: 'Nok' })
      expect(await step({ step: 'taken', who: 'Lek' })).toEqual({ outcome: 'theirs', who: 'Nok' })
      expect(await step({ step: 'taken', who: 'Lek', over: true }, later(1))).toMatchObject({ outcome: 'done' })
      expect(await stand()).toEqual(['taken', 'Lek'])
      expect((await findLead(db, id))?.followUps.map(({ who }) => who)).toEqual(['Nok', 'Lek'])
    })

    it('are open again when somebody takes them', async () => {
      await store(storedLead(1))
      await step({ step: 'closed', who: 'Nok' })
      expect(await search({ stages: OPEN_STAGES })).toEqual([])
      await step({ step: 'taken', who: 'Lek' })
      expect(await search({ stages: OPEN_STAGES, handledBy: 'Lek' })).toEqual([1])
    })

    it('are there, and not suspected of spam', async () => {
      expect(await step({ step: 'taken', who: 'Nok' })).toEqual({ outcome: 'unknown' })
      await store(storedLead(1, { state: 'suspected_spam' }))
      expect(await step({ step: 'noted', who: 'Nok', note: 'n' })).toEqual({ outcome: 'suspected' })
      expect((await findLead(db, id))?.followUps).toEqual([])
    })

    it('lose their notes when they are erased or purged', async () => {
      for (const forget of ['erase', 'purge'] as const) {
        await store(storedLead(1))
        await step({ step: 'noted', who: 'Nok', note: 'secret' })
        const erasure = leadErasure(db, () => NOW)
        await (forget === 'erase' ? erasure.erase(storedLead(1).email) : erasure.purge(later(0).toISOString()))
        expect(await database.ask('select * from follow_up')).toEqual([])
      }
    })

    it('that are open are found without reading the others', async () => {
      const query = `select * from lead where stage in ('new', 'taken') order by id desc limit 10`
      const plan = await database.ask(`explain ${kind === 'SQLite' ? 'query plan ' : ''}${query}`)
      if (kind === 'SQLite') expect(JSON.stringify(plan)).toContain('lead_open')
      else expect(plan.length).toBeGreaterThan(0)
    })
  })

  describe('found', () => {
    const found = [
      storedLead(1, { full_name: 'ÉLODIE Ｍüller', email: 'Élodie@Example.com', locale: 'en' }),
      storedLead(2, { message: 'ราคาของ Krajai' }),
      storedSignup(3, { company_name: 'Siam Coffee' }),
    ]
    it.each<[LeadFilter, number[]]>([
      [{ plan: 'basic' }, [3]],
      [{ plan: 'custom' }, []],
      [{ locale: 'en' }, [1]],
      [{ text: 'élodie müller' }, [1]],
      [{ text: 'KRAJAI' }, [2]],
      [{ text: 'siam coffee' }, [3]],
      [{ text: '02 123' }, [3]],
      [{ text: '%' }, []],
      [{ email: 'élodie@EXAMPLE.com' }, [1]],
      [{ email: 'lodie@example.com' }, []],
      [{ email: '@EXAMPLE.co.th' }, [3, 2]],
      [{ limit: 2 }, [3, 2]],
      [{ limit: 1, text: 'krajai' }, [2]],
      [{ handledBy: 'Nok' }, []],
    ])('by %j', async (filter, days) => {
      await store(...found)
      for (const pageSize of [1, 500]) expect(await search(filter, pageSize)).toEqual(days)
    })
  })

  describe('called by their ends', () => {
    const ending = (end: string) => `${storedLead(1).id.slice(0, -end.length)}${end}`
    const stored = ['aaaaaa5c12ae', 'bbbbbb5c12ae', '00000000beef'].map((end) => storedLead(1, { id: ending(end) }))

    it('are found by six characters or more, in whatever capitals, and none by fewer', async () => {
      await store(...stored)
      expect(await idsByName(db, '00BEEF')).toEqual([ending('00000000beef')])
      expect(await idsByName(db, ` ${ending('00000000beef')} `)).toEqual([ending('00000000beef')])
      expect(await idsByName(db, 'b5c12ae')).toEqual([ending('bbbbbb5c12ae')])
      expect(await idsByName(db, '5c12ae')).toEqual([ending('bbbbbb5c12ae'), ending('aaaaaa5c12ae')])
      for (const none of ['0beef', '', 'x', "'; --", '5c12ae%', '123456']) expect(await idsByName(db, none)).toEqual([])
    })

    it('are shown by as many characters as no other lead has', async () => {
      await store(...stored)
      const ids = stored.map((lead) => lead.id)
      expect([...(await shortIds(db, ids)).values()]).toEqual(['a5c12ae', 'b5c12ae', '00beef'])
      expect(await shortIds(db, [])).toEqual(new Map())
    })

    it('are shown so however many they are: a statement takes no more than some ten thousand of them', async () => {
      await store(...stored)
      const others = Array.from({ length: 70_000 }, (_, lead) =>
        ending(lead.toString(16).padStart(5, '0').padStart(12, 'd')),
      )
      const short = await shortIds(db, [ending('bbbbbb5c12ae'), ...others, ending('00000000beef')])
      expect(short.size).toBe(70_002)
      expect(short.get(ending('bbbbbb5c12ae'))).toBe('b5c12ae')
      expect(short.get(ending('00000000beef'))).toBe('00beef')
    })
  })
})
