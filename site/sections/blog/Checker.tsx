import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { KEPT_DRAFT } from '../../instruments/checker/kept-draft.ts'
import { instrumentWordsPath } from '../../instruments/instrument-names.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import '../../ui/field/field.css'
import { Checklist } from './Checklist.tsx'
import './checker.css'

interface CheckerProps {
  words: Words
  locale: Locale
}

/**
 * The release checker: a desk that `site/instruments/checker/` makes live, and what is looked for there as a list, which
 * is the whole of it where there is no script.
 */
export function Checker({ words, locale }: CheckerProps) {
  const { checker } = words
  return (
    <SectionFrame id="checker" {...checker}>
      <div
        className="desk needs-script"
        data-instrument="checker"
        data-words={instrumentWordsPath('checker', locale)}
        data-kept={KEPT_DRAFT}
      >
        <div className="desk-sheet">
          <p className="desk-head">
            <label className="dateline" htmlFor="checker-draft">
              {checker.label}
            </label>
            <span data-part="counts" />
          </p>
          {/* Nothing of the draft goes to a translator either, which would also move the words away from their marks. */}
          <div className="desk-paper notranslate" translate="no">
            <div data-part="copy" aria-hidden />
            {/* Not kept by the browser either, which restores other fields. */}
            <textarea
              id="checker-draft"
              data-part="draft"
              rows={6}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="checker-hint"
            />
          </div>
          <p className="field-hint" id="checker-hint">
            {checker.hint}
          </p>
          <div className="desk-tools">
            <Button kind="quiet" data-part="sample">
              {checker.example}
            </Button>
            <Button kind="quiet" data-part="empty">
              {checker.empty}
            </Button>
            <div className="checkbox">
              <input id="checker-keep" type="checkbox" data-part="keep" autoComplete="off" />
              <label htmlFor="checker-keep">{checker.keep}</label>
            </div>
            <p className="field-hint" role="status" data-part="kept" data-not-loaded={words.site.notLoaded} />
          </div>
        </div>
        <div className="desk-margin">
          <h3 id="checker-remarks">{checker.remarks}</h3>
          <StateMark state="empty" />
          <StateMark state="failed" />
          <p role="status" data-part="status">
            {checker.start}
          </p>
          <ol data-part="remarks" aria-labelledby="checker-remarks" />
          <Button kind="quiet" data-part="print">
            {checker.print}
          </Button>
        </div>
      </div>
      <Checklist words={words} locale={locale} />
    </SectionFrame>
  )
}
