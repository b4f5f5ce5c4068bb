import type { SiteContent } from '../../content/load-content.ts'
import { Monogram } from '../../drawings/Monogram.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import { Paragraphs } from '../shared/PageHead.tsx'
import './about.css'

export function About({ content }: { content: SiteContent }) {
  const { story, values, philosophy, founder, whyUs, careers } = content.pages.about
  const mail = `mailto:${content.identity.email}?subject=${encodeURIComponent(careers.subject)}`
  return (
    <>
      <Section id="story" heading={story.heading}>
        <div className="our-story">
          <Paragraphs texts={story.paragraphs} />
        </div>
      </Section>

      <Section id="values" {...values}>
        <RuledItems className="ruled columns" items={values.items} />
      </Section>

      <section className="section stack full-bleed philosophy" data-theme="dark" aria-labelledby="philosophy-heading">
        <h2 id="philosophy-heading" className="dateline">
          {philosophy.dateline}
        </h2>
        <Paragraphs texts={philosophy.paragraphs} />
      </section>

      {founder && (
        <section className="section split founder" aria-labelledby="founder-heading">
          <Monogram initials={founder.initials} />
          <div className="stack">
            <h2 id="founder-heading">
              {founder.heading} <SampleMark of={[founder]}>{content.site.sampleMark}</SampleMark>
            </h2>
            <p>
              <strong>{founder.name}</strong>
              <br />
              {founder.role}
            </p>
            <Paragraphs texts={founder.paragraphs} />
          </div>
        </section>
      )}

      <Section className="split" id="why" heading={whyUs.heading}>
        <ul className="rows">
          {whyUs.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>

      <Section id="careers" className="split" {...careers}>
        <div className="stack">
          <Paragraphs texts={careers.paragraphs} />
          <p className="actions">
            <ButtonLink href={mail} kind="quiet">
              {careers.button}
            </ButtonLink>
          </p>
          <p className="note">{careers.privacy}</p>
        </div>
      </Section>
    </>
  )
}
