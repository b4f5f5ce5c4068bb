import type { Evaluates } from './too-wide.ts'

/** Lists that Safari does not announce as lists: without a marker, not even an empty one, or with items that are no list items. */
export const unannouncedLists = (page: Evaluates<string[]>) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(ul, ol):not([role], nav *)')]
      .filter(({ children: [item] }) => {
        if (!item?.checkVisibility() || !['none', 'normal'].includes(getComputedStyle(item, '::before').content))
          return false
        const { display, listStyleType } = getComputedStyle(item)
        return display !== 'list-item' || listStyleType === 'none'
      })
      .map(({ className, parentElement }) => `no list in Safari: ${parentElement?.className} > ${className}`),
  )
