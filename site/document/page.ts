/** The script of every page: what HTML and CSS cannot do and what is not worth loading React for. */
import { turnCarousels } from './carousel.ts'
import { setUpConsent } from './consent.ts'
import { setUpCopyButtons } from './copy-buttons.ts'
import { setUpGoBack } from './go-back.ts'
import { setUpLanguageLinks, setUpLanguageOffer } from './language.ts'
import { setUpMenus } from './menus.ts'
import { setUpNotificationsKey } from './notifications.ts'
import { showOfficeStatus } from './office-status.ts'
import { openLinkedDetails } from './open-linked-details.ts'
import { scrollToTop } from './scroll-to-top.ts'
import { setUpThemeMenu } from './theme.ts'

setUpThemeMenu()
setUpLanguageLinks()
setUpLanguageOffer()
setUpMenus()
openLinkedDetails()
scrollToTop()
setUpCopyButtons()
setUpGoBack()
setUpNotificationsKey()
setUpConsent()

function writeIntoPage() {
  showOfficeStatus()
  turnCarousels()
}

// After the first paint. A hidden page paints nothing and does not wait.
if (document.hidden) writeIntoPage()
else requestAnimationFrame(() => setTimeout(writeIntoPage))
