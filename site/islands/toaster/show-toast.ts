import type { Toast } from './Toaster.tsx'

/** Loads Radix Toast. A form calls this on its first focus, because the connection may be lost when it is sent. */
export async function loadToaster() {
  try {
    return await import('./Toaster.tsx')
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Shows a toast. If Radix Toast could not be loaded, the panel in the form still shows the outcome. */
export async function showToast(toast: Toast): Promise<void> {
  const toaster = await loadToaster()
  toaster?.pushToast(toast)
}
