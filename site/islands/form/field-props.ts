import type { FieldValues, Path, UseFormRegister } from 'react-hook-form'
import { type FormName, fieldId } from '../../../contract/form-markup.ts'
import type { LeadFormWords } from './lead-form-words.ts'

interface FieldsState<Form extends FieldValues> {
  /** The sentence for each field that is wrong. */
  errors: Record<string, string>
  register: UseFormRegister<Form>
}

/** What every field of a form is given, by its name. All fields of the contract are required. */
export function fieldProps<Form extends FieldValues>(form: FormName, words: LeadFormWords, state: FieldsState<Form>) {
  return (name: Path<Form>) => ({
    id: fieldId(form, name),
    error: state.errors[name],
    errorPrefix: words.errors.prefix,
    required: true,
    ...state.register(name),
  })
}
