import { chromium } from '@playwright/test'
import { requireChromium } from '../../tools/chromium.ts'
import { CHROMIUM_ARGUMENTS } from '../../tools/chromium-arguments.ts'

/** A browser that keeps pages which are left. Playwright's own does not, because a page that comes back has no load that could be waited for. */
export const launchKeeping = () =>
  chromium.launch({
    executablePath: requireChromium(process.env),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
