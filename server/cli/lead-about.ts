import type { LeadTable } from '../database/tables.ts'
import type { Words } from './words/words.ts'

/** What a lead is about: a signup's plan and company, or a message's subject. */
export function aboutOf({ service_interest, company_name, subject }: LeadTable, { values }: Words): string[] {
  const plan = service_interest && values.plan[service_interest]
  return [plan, company_name, subject].filter((part) => part !== null)
}
