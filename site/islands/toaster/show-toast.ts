import type { Toast } from './Toaster.tsx'

/** Loads Radix Toast. Forms call it on focus, so that a toast can be shown even if the connection fails later. */
export async function loadToaster() {
  try {
    return await import('./Toaster.tsx')
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Shows a toast. If Radix Toast cannot load, the form's panel still shows the outcome. */
export async function showToast(toast: Toast): Promise<void> {
  const toaster = await loadToaster()
  toaster?.pushToast(toast)
}
