import { expect, test } from 'vitest'
import { COLOURS } from '../../server/delivery/mail/colours.ts'
import { tokenColour } from '../../site/styles/token-colours.ts'

test.each(['light', 'dark'] as const)('mail has the colours of the site’s %s edition', (edition) => {
  for (const [name, colour] of Object.entries(COLOURS[edition])) expect(colour).toBe(tokenColour(name, edition))
})
