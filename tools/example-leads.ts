import { openDatabase } from '../server/database/open.ts'
import type { LeadTable } from '../server/database/tables.ts'
import { NOT_ASKED } from '../server/leads/lead-repository.ts'

const lead = (end: string, minutesAgo: number, of: Partial<LeadTable>): LeadTable => ({
  id: `019a0000-0000-7000-8000-000000${end}`,
  kind: 'contact',
  state: 'accepted',
  locale: 'th',
  received_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  full_name: '',
  email: '',
  email_key: null,
  ...NOT_ASKED,
  stage: 'new',
  handled_by: null,
  ...of,
})

const terms = { terms_version: '2023-05-01', terms_accepted_at: '2026-11-22T02:00:00.000Z' }

/** Made-up requests, so that the staff's command has something to show. */
const examples = (): LeadTable[] => [
  lead('5c12ae', 12, {
    kind: 'signup',
    full_name: 'มานี น้ำใจ',
    email: 'manee@cafe.example',
    company_name: 'ร้านกาแฟสยาม',
    phone_number: '081 234 5678',
    service_interest: 'professional',
    ...terms,
  }),
  lead('7b40d1', 95, {
    locale: 'en',
    full_name: 'Ada Wright',
    email: 'ada@pumps.example',
    subject: 'A launch in March',
    message: 'Can you send it to newsrooms in Vietnam, too?',
  }),
  lead('91e3f8', 60 * 21, {
    kind: 'signup',
    full_name: 'สมชาย ใจดี',
    email: 'somchai@noodle.example',
    company_name: 'โรงงานเส้นหมี่',
    phone_number: '02 123 4567',
    service_interest: 'basic',
    ...terms,
    stage: 'taken',
    handled_by: 'Nok',
  }),
]

/** Writes a new database with made-up requests, for pictures of the staff's command. */
export async function writeExampleLeads(file: string): Promise<void> {
  await using db = await openDatabase({ kind: 'sqlite', file }, (error) => console.error(error))
  await db.insertInto('lead').values(examples()).execute()
}
