/** Prints the marked copy and the remarks, and nothing else of the page. */
export function printRemarks(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'checker'
  addEventListener('afterprint', () => delete dataset.printing, { once: true })
  print()
}
