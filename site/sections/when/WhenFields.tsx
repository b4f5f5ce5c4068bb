import { fieldId } from '../../../contract/form-markup.ts'
import { BANGKOK } from '../../../contract/when/office-days.ts'
import { SAME_DAY, type WhenField } from '../../../contract/when/when-question.ts'
import type { Words } from '../../content/load-content.ts'
import { CheckboxField } from '../../ui/field/CheckboxField.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'

interface WhenFieldsProps {
  words: Words['when']['form']
  zones: Words['when']['zones']
  errorPrefix: string
}

/** The approval, the embargo where there is one, and by which clocks they are meant. */
export function WhenFields({ words, zones, errorPrefix }: WhenFieldsProps) {
  const named = (name: WhenField) => ({ id: fieldId('when', name), name, errorPrefix, autoComplete: 'off' })
  const options = zones.map(({ code, label }) => ({ value: code, label }))
  // The approval is meant by the clock of Bangkok where nothing else is chosen; the embargo, by that of the approval.
  const withBangkok = [{ value: BANGKOK, label: words.zone.prompt }, ...options]
  return (
    <>
      <TextField type="datetime-local" required {...named('approved')} {...words.approved} />
      <SelectField options={options} {...named('zone')} {...words.zone} />
      <TextField type="datetime-local" {...named('embargo')} {...words.embargo} />
      <SelectField options={withBangkok} {...named('embargoZone')} {...words.embargoZone} />
      <div className="wide">
        <CheckboxField {...named('speed')} value={SAME_DAY} label={words.sameDay} />
      </div>
    </>
  )
}
