/** The script of every page: the few things that HTML and CSS cannot do and that are not worth waking React for. */
import { askForConsent } from './consent.ts'
import { answerGoBack } from './go-back.ts'
import { answerLanguageOffer, answerLanguageSwitch } from './language.ts'
import { closeMenusOnChoice } from './menus.ts'
import { tellOfficeStatus } from './office-status.ts'
import { openLinkedItem } from './open-target.ts'
import { answerThemeChoice } from './theme.ts'

answerThemeChoice()
answerLanguageSwitch()
answerLanguageOffer()
closeMenusOnChoice()
answerGoBack()
tellOfficeStatus()
openLinkedItem()
askForConsent()
