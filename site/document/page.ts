/** The script of every page: the few things that HTML and CSS cannot do and that are not worth waking React for. */
import { answerGoBack } from './go-back.ts'
import { answerLanguageSwitch } from './language.ts'
import { closeMenusOnChoice } from './menus.ts'
import { answerThemeChoice } from './theme.ts'

answerThemeChoice()
answerLanguageSwitch()
closeMenusOnChoice()
answerGoBack()
