/** Joins class names and skips false ones: `classNames('button', isWide && 'wide')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
