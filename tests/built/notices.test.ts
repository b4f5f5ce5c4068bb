import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteForTests } from '../../tools/site-for-tests.ts'

const notices = readFileSync(join(siteForTests, 'THIRD-PARTY-NOTICES.txt'), 'utf8')

test('the built site names what it is made with, and gives the licences in full', () => {
  const named = ['react-dom', '@radix-ui/react-toast', 'zod', 'lucide-react', 'world-atlas', 'react-hook-form']
  const fonts = ['newsreader', 'ibm-plex-sans', 'ibm-plex-mono', 'noto-serif-thai', 'ibm-plex-sans-thai-looped']
  const missing = [...named, ...fonts].filter(
    (name) => !new RegExp(`(?:^|/)${name} \\d.* \\(.+\\)$`, 'm').test(notices),
  )
  expect(missing).toEqual([])
  expect(notices).toContain('Permission is hereby granted, free of charge')
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notices).toContain('Natural Earth')
})
