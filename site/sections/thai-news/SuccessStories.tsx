import type { PageWords } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import '../../ui/sheet.css'
import './success-stories.css'

interface SuccessStoriesProps {
  words: PageWords<'thai-news'>['stories']
  sampleMark: string
}

/** Two cases as clippings: the situation, what we did, what came of it. The heading says of invented ones that they are. */
export function SuccessStories({ words, sampleMark }: SuccessStoriesProps) {
  const { labels } = words
  return (
    <SectionFrame id="success-stories" {...words} mark={<SampleMark of={words.items}>{sampleMark}</SampleMark>}>
      <div className="cases">
        {words.items.map((story) => (
          <article key={story.id} className="sheet case">
            <p className="case-client">
              <strong>{story.client}</strong> <span>{story.kind}</span>
            </p>
            <h3>
              <Phrases>{story.title}</Phrases>
            </h3>
            <dl>
              {(['situation', 'work', 'result'] as const).map((part) => (
                <div key={part}>
                  <dt>{labels[part]}</dt>
                  <dd>{story[part]}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
