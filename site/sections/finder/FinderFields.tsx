import { FINDER_FIELDS, type FinderField } from '../../../contract/finder/finder-answer.ts'
import { fieldId } from '../../../contract/form-markup.ts'
import type { Words } from '../../content/load-content.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'

interface FinderFieldsProps {
  words: Words['finder']
  errorPrefix: string
}

/** The six questions. */
export function FinderFields({ words: { questions, prompt }, errorPrefix }: FinderFieldsProps) {
  const named = (name: FinderField) => ({
    id: fieldId('finder', name),
    name,
    errorPrefix,
    required: true,
    autoComplete: 'off',
  })
  return FINDER_FIELDS.map((name) =>
    name === 'releases' ? (
      // No field of a browser's own for numbers: that takes no Thai digits, and does not say why.
      <TextField key={name} inputMode="numeric" defaultValue={1} {...named(name)} label={questions.releases.label} />
    ) : (
      <SelectField
        key={name}
        {...named(name)}
        label={questions[name].label}
        prompt={prompt}
        options={questions[name].options.map(({ id, label }) => ({ value: id, label }))}
      />
    ),
  )
}
