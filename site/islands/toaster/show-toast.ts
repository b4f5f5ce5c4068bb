import type { Toast } from './Toaster.tsx'

/** Shows a toast. Radix Toast is loaded with the first one; if that fails, the panel by the form still tells the outcome. */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const { pushToast } = await import('./Toaster.tsx')
    pushToast(toast)
  } catch (error) {
    console.error(error)
  }
}
