/** The rows that the style sheet leaves, without the names of their groups. */
const shownRows = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody tr:has(td)')].filter((row) => row.checkVisibility()).length

/** Puts the filter's choice into the address, takes it from there, and says how many rows a new choice leaves. */
export function openOutlets(root: HTMLElement): void {
  const form = root.querySelector('form')
  const status = root.querySelector<HTMLElement>('[role=status]')
  if (!form || !status) throw new Error('openOutlets: there is no filter')
  const asked = new URLSearchParams(location.search)
  for (const radio of form.querySelectorAll('input')) {
    if (asked.get(radio.name) === radio.value) radio.checked = true
  }
  status.removeAttribute('data-unanswered')
  form.addEventListener('change', () => {
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    history.replaceState(history.state, '', `?${new URLSearchParams(chosen)}#outlets`)
    status.textContent = (status.dataset.shown ?? '').replace('{n}', String(shownRows(root)))
  })
}
