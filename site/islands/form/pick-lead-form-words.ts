import type { FormName } from '../../../contract/form-markup.ts'
import type { Words } from '../../content/load-content.ts'
import type { LeadFormWords } from './lead-form-words.ts'

/** The strings that both forms show, taken from the content of one language. */
export function leadFormWords({ forms, site: { hours } }: Words, form: FormName): LeadFormWords {
  const { label, submit, submitting, outcomes, privacy } = forms[form]
  return {
    label,
    submit,
    submitting,
    outcomes,
    privacy,
    allRequired: forms.allRequired,
    keptTyped: forms.keptTyped,
    officeHours: `${hours.label}: ${hours.line}`,
    trap: forms.trap,
    errors: { heading: forms.errors.heading, prefix: forms.errors.pageTitlePrefix.trim() },
    help: forms.help,
  }
}
