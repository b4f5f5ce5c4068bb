/**
 * The visitor's own headline. It stays in the page and in the tab, takes the place of the example, and goes along to the contact form.
 * It is only ever written as text. The rules are loaded when the field gets the focus, so that the first load pays nothing for them.
 */
import { fieldId } from '../../../contract/form-markup.ts'
import { HEADLINE_KEY, readStored, store } from '../../scripts/web-storage.ts'

const field = document.querySelector<HTMLTextAreaElement>('#own-headline')

if (field) {
  field.value ||= readStored(HEADLINE_KEY, 'sessionStorage') ?? ''
  const start = async () => (await import('./mark-headline.ts')).setUpHeadlineField(field)
  // The visitor may have typed before this script came.
  if (field.value || field === document.activeElement) void start()
  else field.addEventListener('focus', start, { once: true })
  field.addEventListener('input', () => show(field))
  show(field)
  document.querySelector('[data-clear-headline]')?.addEventListener('click', () => {
    replaceText(field, '')
    field.focus()
  })
  document.querySelector<HTMLElement>('[data-message]')?.addEventListener('click', ({ currentTarget }) => {
    const { subject = '', message = '' } = (currentTarget as HTMLElement).dataset
    writeMessage(
      subject,
      message.replace('{title}', () => field.value.trim()),
    )
  })
}

function show(own: HTMLTextAreaElement): void {
  const headline = own.value.trim()
  const sheet = own.closest<HTMLElement>('.release-sheet')
  // What the example leaves is room for the remarks: the page below does not move.
  if (sheet && !headline) sheet.style.minHeight = ''
  else if (sheet && !sheet.style.minHeight) sheet.style.minHeight = `${sheet.offsetHeight}px`
  document.documentElement.toggleAttribute('data-own', headline !== '')
  for (const place of document.querySelectorAll('[data-headline]')) place.textContent = headline
  store(HEADLINE_KEY, headline || null, 'sessionStorage')
}

/** Replaces a text as typing does, so that React and the browser notice. */
function replaceText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.setRangeText(text, 0, control.value.length, 'end')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What this script last wrote into the contact form. */
let written = ''

/** Adds to what the visitor has typed, and replaces an earlier headline. */
function writeMessage(subject: string, text: string): void {
  const control = (name: string) => document.getElementById(fieldId('contact', name))
  const [subjectField, messageField] = [control('subject'), control('message')]
  if (subjectField instanceof HTMLInputElement && !subjectField.value) replaceText(subjectField, subject)
  if (!(messageField instanceof HTMLTextAreaElement)) return
  const typed = (written ? messageField.value.replace(written, '') : messageField.value).trim()
  replaceText(messageField, [typed, text].filter(Boolean).join('\n\n'))
  written = text
}
