import { useEffect } from 'react'

/** How many forms of the page have something wrong: the title says so until the last of them is mended. */
let wrongForms = 0

/**
 * Lets the title of the page begin with a word of what is wrong, as that of the server's answer does where a form was refused without
 * script; from the first form that wakes on, the title is the forms' own.
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
      const plain = title.startsWith(before) ? title.slice(before.length) : title
      document.title = wrongForms > 0 ? before + plain : plain
    }
    const forms = isWrong ? 1 : 0
    count(forms)
    return () => count(-forms)
  }, [prefix, isWrong])
}
