/** Joins the class names that apply: `classNames('button', wide && 'w-full')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
