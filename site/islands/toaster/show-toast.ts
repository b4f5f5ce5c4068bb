import type { Toast } from './Toaster.tsx'

/** Loads Radix Toast. A form calls it when it is first used: once it is sent, the connection may be gone. */
export async function loadToaster() {
  try {
    return await import('./Toaster.tsx')
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Shows a toast. Where Radix Toast could not be loaded, the panel by the form still tells the outcome. */
export async function showToast(toast: Toast): Promise<void> {
  const toaster = await loadToaster()
  toaster?.pushToast(toast)
}
