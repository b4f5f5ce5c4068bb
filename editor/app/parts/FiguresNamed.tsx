import type { MaybeValue } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'
import { fileAddress } from '../state/route.ts'

const FACTS = 'shared/facts.yaml'

interface FiguresNamedProps {
  /** Texts that may name figures in braces, or names of figures. */
  values: readonly (MaybeValue | undefined)[]
}

/** The figures that a text names, as they are now, each with the way to where it is changed. */
export function FiguresNamed({ values }: FiguresNamedProps) {
  const { state, locale } = useEditor()
  const { files = [], figures = {} } = state.everything ?? {}
  const names = values.flatMap((value) => {
    const text = String(value ?? '')
    return figures[text] ? [text] : [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  })
  const known = [...new Set(names)].filter((name) => figures[name])
  if (known.length === 0 || !files.some(({ name }) => name === FACTS)) return null
  return (
    <p className="figures-named">
      {known.map((name) => (
        <span key={name}>
          <a href={fileAddress(FACTS, [...name.split('.'), 'value'])}>{name}</a> {figures[name]?.[locale]}
        </span>
      ))}
    </p>
  )
}
