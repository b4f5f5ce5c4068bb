import { useState } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { Button } from '../../../site/ui/Button.tsx'
import type { ContentFile, MaybeValue, NewArticle, Text, Value } from '../../protocol.ts'
import { wordsIn } from '../../words/words.ts'
import { MarkdownField } from '../parts/BodyEditor.tsx'
import { Control } from '../parts/Control.tsx'
import { draftId, textsIn } from '../state/drafts.ts'
import { useEditor } from '../state/editor.tsx'
import { freeDay } from '../state/free-day.ts'
import { nameAt } from '../state/names.ts'
import { fileAddress } from '../state/route.ts'

const TEXTS = ['title', 'excerpt', 'description', 'coverAlt'] as const
/** Only a drawn cover shows something. */
const textsWith = (cover: string) => TEXTS.filter((key) => cover !== '' || key !== 'coverAlt')

/** What the articles that are there say of a key: its choices, and which of them are taken. */
function valuesOf(files: readonly ContentFile[], key: string): { choices: readonly Value[]; taken: Value[] } {
  const texts = files
    .filter(({ name }) => /^blog\/.+\.md$/.test(name))
    .flatMap(({ nodes }) => textsIn(nodes).filter(({ path }): boolean => path.length === 1 && path[0] === key))
  const first: Text | undefined = texts[0]
  return { choices: first?.choices ?? [], taken: texts.flatMap(({ in: both }) => both.en?.value ?? []) }
}

function draftOf(files: readonly ContentFile[]): NewArticle {
  const categories = valuesOf(files, 'category')
  const covers = valuesOf(files, 'coverMotif')
  const empty = (locale: Locale) => ({
    title: '',
    excerpt: '',
    description: '',
    coverAlt: '',
    body: wordsIn(locale).article.template,
  })
  return {
    slug: '',
    date: freeDay(valuesOf(files, 'date').taken, Date.now()),
    category: String(categories.choices[0] ?? ''),
    // A cover that no article has, or none: then the article gets a pattern of its own.
    coverMotif: String(covers.choices.find((motif) => !covers.taken.includes(motif)) ?? ''),
    texts: { en: empty('en'), th: empty('th') },
  }
}

/** A new article, in both languages at once. */
export function ArticleView() {
  const { store, state, words, problemAt } = useEditor()
  const files = state.everything?.files ?? []
  const [begun] = useState(() => draftOf(files))
  const article = state.forms.article ?? begun
  const { slug, texts } = article
  const name = `blog/${slug}.md`
  const problemOf = (locale: Locale, key: string) => problemAt(draftId(name, locale, [key]))
  const change = (part: Partial<NewArticle>) => store.writeArticle({ ...article, ...part })
  const changeText = (locale: Locale, key: string, value: MaybeValue) =>
    change({ texts: { ...texts, [locale]: { ...texts[locale], [key]: String(value ?? '') } } })
  const create = async () => {
    if (!(await store.article(article))) return
    store.writeArticle(undefined)
    location.hash = fileAddress(name)
  }
  return (
    <>
      <header className="view-head">
        <h1>{words.article.add}</h1>
        <p>{words.article.lead}</p>
      </header>
      <div className="row article-head" data-alike>
        <Control
          name={words.article.add}
          label={words.article.slug}
          hint={words.article.slugHint}
          input="line"
          value={slug}
          problem={state.note === 'exists' ? words.conflict.exists : problemOf('en', 'slug')}
          onType={(value) => change({ slug: String(value) })}
        />
        <Control
          name={words.article.add}
          label={words.article.date}
          hint={words.article.dateHint}
          input="day"
          value={article.date}
          problem={problemOf('en', 'date')}
          onType={(value) => change({ date: String(value) })}
        />
        {(['category', 'coverMotif'] as const).map((key) => (
          <Control
            key={key}
            name={words.article.add}
            label={nameAt([key], words)}
            input="choice"
            choices={[...(key === 'coverMotif' ? [''] : []), ...valuesOf(files, key).choices]}
            value={article[key]}
            problem={problemOf('en', key)}
            onType={(value) => change({ [key]: String(value) })}
          />
        ))}
      </div>
      <p className="hint">{words.article.bounds}</p>
      {textsWith(article.coverMotif).map((key) => (
        <div className="row" key={key}>
          <h2 className="row-name">{nameAt([key], words)}</h2>
          <div className="sides">
            {LOCALES.map((locale) => (
              <Control
                key={locale}
                name={nameAt([key], words)}
                label={words.languages[locale]}
                input="text"
                lang={locale}
                value={texts[locale][key]}
                problem={problemOf(locale, key)}
                onType={(value) => changeText(locale, key, value)}
              />
            ))}
          </div>
        </div>
      ))}
      <h2 className="row-name">{words.article.body}</h2>
      <p className="hint">{words.article.bodyHint}</p>
      {LOCALES.map((locale) => (
        <MarkdownField
          key={locale}
          locale={locale}
          value={texts[locale].body}
          onType={(value) => changeText(locale, 'body', value)}
        />
      ))}
      <p className="actions">
        <Button busy={state.busy} onClick={create}>
          {words.article.create}
        </Button>
        {state.forms.article && (
          <Button kind="quiet" onClick={() => store.writeArticle(undefined)}>
            {words.field.discard}
          </Button>
        )}
      </p>
    </>
  )
}
