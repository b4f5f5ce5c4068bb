import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import './headline-field.css'
import './marked-paper.css'

/** Remarks that a headline alone can get. */
const RULES = /^(?:headline-(?!missing)|hype$|lead-formula$|blank$|year-other$|repeated-word$|link-)/

/** A field for the visitor's own headline. Without script only the link is shown. */
export function HeadlineField({ content: { home, annotatedRelease, checker, locale } }: { content: SiteContent }) {
  const remarks = checker.groups.flatMap(({ checks }) => checks.flatMap((check) => check.remarks))
  const sentences = Object.fromEntries(remarks.flatMap(({ id, text }) => (RULES.test(id) ? [[id, text]] : [])))
  const words = home.hero.sheet
  return (
    <div className="headline-field">
      <div className="needs-script">
        <div className="inline apart">
          <label className="label" htmlFor="own-headline">
            {words.own}
          </label>
          <button type="button" className="text-link own-only" data-clear-headline>
            {words.clear}
          </button>
        </div>
        {/* Browser translation would move the text away from its marks. */}
        <div className="marked-paper headline-paper notranslate" translate="no">
          <div className="headline-copy" aria-hidden />
          <textarea
            id="own-headline"
            rows={1}
            placeholder={annotatedRelease.sheets.placeholder}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="own-headline-remarks"
            data-sentences={JSON.stringify(sentences)}
            data-none={checker.desk.none}
          />
        </div>
        <div id="own-headline-remarks" className="headline-remarks" role="status" />
      </div>
      <p className="inline">
        <a className="text-link own-only" href="#contact" data-subject={words.subject} data-message={words.message}>
          {words.send}
        </a>
        <a className="text-link" href={`${localizedPath('/blog', locale)}#checker`}>
          {words.check}
        </a>
      </p>
    </div>
  )
}
