import { expect, test } from 'vitest'
import { feedStyles, styled } from './feed-styles.ts'

test('a feed leads browsers to its styles, right behind its declaration', () => {
  expect(styled('<?xml version="1.0" encoding="UTF-8"?><rss/>')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/feed.css"?>\n<rss/>',
  )
})

test('a feed is seen in the colours of the day and of the night', () => {
  const styles = feedStyles(
    (name) => `day-${name}`,
    (name) => `night-${name}`,
  )
  expect(styles).toContain('--paper:day-paper')
  expect(styles.slice(styles.indexOf('prefers-color-scheme:dark'))).toContain('--paper:night-paper')
})
