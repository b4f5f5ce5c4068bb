/** The rows that the style sheet leaves, without the names of their groups. */
const shownRows = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody tr:has(td)')].filter((row) => row.checkVisibility()).length

/** Puts the filter's choice into the address, takes it from there, and says how many rows a new choice leaves. */
export function openOutlets(root: HTMLElement): void {
  const form = root.querySelector('form')
  const status = root.querySelector<HTMLElement>('[role=status]')
  if (!form || !status) throw new Error('openOutlets: there is no filter')
  const tell = () => {
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    history.replaceState(history.state, '', `?${new URLSearchParams(chosen)}#outlets`)
    status.textContent = (status.dataset.shown ?? '').replace('{n}', String(shownRows(root)))
  }
  status.removeAttribute('data-unanswered')
  form.addEventListener('change', tell)
  const asked = new URLSearchParams(location.search)
  const radios = [...form.querySelectorAll('input')]
  // What somebody has chosen while this script was on its way holds, whatever the address asks.
  const chosen = new Set(radios.filter((radio) => radio.checked && !radio.defaultChecked).map(({ name }) => name))
  for (const radio of radios) {
    if (!chosen.has(radio.name) && asked.get(radio.name) === radio.value) radio.checked = true
  }
  if (chosen.size > 0) tell()
}
