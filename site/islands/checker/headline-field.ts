/** The headline field of the home page. Its rules are loaded when it gets the focus, so that the first load pays nothing for them. */
const field = document.querySelector<HTMLTextAreaElement>('#own-headline')

if (field) {
  const start = async () => (await import('./mark-headline.ts')).setUpHeadlineField(field)
  // The visitor may have typed before this script came.
  if (field.value || field === document.activeElement) void start()
  else field.addEventListener('focus', start, { once: true })
}
