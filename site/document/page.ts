/** The script of every page: the few things that HTML and CSS cannot do and that are not worth waking React for. */
import { afterPaint } from '../browser/after-paint.ts'
import { hideCallBarWhileTyping } from './call-bar.ts'
import { chooseLinkedPlan } from './chosen-plan.ts'
import { askForConsent } from './consent.ts'
import { copyWithoutMarks } from './copied-text.ts'
import { initCopyButtons } from './copy-button.ts'
import { beginInView } from './in-view.ts'
import { answerLanguageOffer, answerLanguageSwitch } from './language.ts'
import { closeMenusInTime } from './menus.ts'
import { answerNotificationsKey } from './notifications.ts'
import { updateOfficeStatus } from './office-status.ts'
import { openAtTop } from './open-at-top.ts'
import { openLinkedItem } from './open-target.ts'
import { hearOfWhatWasStored } from './stored-elsewhere.ts'
import { answerThemeChoice } from './theme.ts'
import { wakeIslands } from './wake-islands.ts'

hearOfWhatWasStored()
answerThemeChoice()
answerLanguageSwitch()
answerLanguageOffer()
closeMenusInTime()
openLinkedItem()
openAtTop()
chooseLinkedPlan()
initCopyButtons()
copyWithoutMarks()
answerNotificationsKey()
hideCallBarWhileTyping()
wakeIslands()
askForConsent()

// What writes into the page by itself waits until it has been painted.
void afterPaint().then(() => {
  updateOfficeStatus()
  beginInView()
})
