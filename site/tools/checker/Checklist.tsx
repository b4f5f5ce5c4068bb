import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { checkSentence, lessonOf } from './checks.ts'

interface ChecklistProps {
  words: Words
  locale: Locale
}

/** What the checker looks for, to be gone through by hand, part by part of a release, each with the article on it. */
export function Checklist({ words, locale }: ChecklistProps) {
  const { list, groups, desk } = words.checker
  const content = (
    <>
      <p>{list.lead}</p>
      <dl>
        {groups.map((group) => {
          const { href, title } = lessonOf(group, words, locale)
          return (
            <div key={group.title}>
              <dt>{group.title}</dt>
              {group.checks.map((check) => (
                <dd key={check.text}>{checkSentence(check)}</dd>
              ))}
              <dd>
                <a href={href}>{desk.learn.replace('{title}', title)}</a>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
  return (
    <div className="checklist">
      <Accordion name="checklist" items={[{ id: 'checklist', title: list.heading, content }]} />
    </div>
  )
}
