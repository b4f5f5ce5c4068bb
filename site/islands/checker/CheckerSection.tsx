import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { findLesson, formatCheck } from './checker-words.ts'

/** The release checker and its checklist. Each part links to the article about it. */
export function CheckerSection({ content, tool }: { content: SiteContent; tool?: ReactNode }) {
  const { list, groups, desk } = content.checker
  const checklist = (
    <>
      <p>{list.lead}</p>
      <dl className="rows grid">
        {groups.map((group) => {
          const lesson = findLesson(group, content)
          return (
            <div key={group.title}>
              <dt>{group.title}</dt>
              {group.checks.map((check) => (
                <dd key={check.text}>{formatCheck(check)}</dd>
              ))}
              {lesson && (
                <dd className="small-print">
                  <a href={lesson.href}>{desk.learn.replace('{title}', lesson.title)}</a>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </>
  )
  return (
    <Section id="checker" {...content.checker}>
      {tool}
      <div className="checklist">
        <Accordion items={[{ id: 'checklist', title: list.heading, content: checklist }]} />
      </div>
    </Section>
  )
}
