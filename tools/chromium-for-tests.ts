import { requireChromium } from './chromium.ts'

/** Set-up of the browser tests: without a browser none of them can say anything. */
export default function chromiumForTests(): void {
  requireChromium(process.env)
}
