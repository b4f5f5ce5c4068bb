import { useEffect } from 'react'

/** How many forms of the page have something wrong: the title says so until the last of them is mended. */
let wrongForms = 0

/** Whether the server has refused a form that still sleeps: what its answer put before the title stays until that form wakes. */
function isOneRefused(): boolean {
  const outcome = document.getElementById(location.hash.slice(1))
  return outcome?.matches('form:not([data-awake]) :is([id$=-invalid], [id$=-failed])') ?? false
}

/**
 * Lets the title of the page begin with a word of what is wrong, as that of the server's answer does where a form was refused without
 * script; from that form's waking on, the title is the forms' own.
 *
 * @param prefix without a space behind it: a browser gives a title back with single ones, whatever it was given
 * @param isWrong something has to be mended in this form, or it could not be sent
 */
export function useErrorTitle(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    const before = `${prefix} `
    const count = (forms: number) => {
      wrongForms += forms
      const { title } = document
      const isMarked = title.startsWith(before)
      const plain = isMarked ? title.slice(before.length) : title
      document.title = wrongForms > 0 || (isMarked && isOneRefused()) ? before + plain : plain
    }
    const forms = isWrong ? 1 : 0
    count(forms)
    return () => count(-forms)
  }, [prefix, isWrong])
}
