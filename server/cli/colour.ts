import { styleText } from 'node:util'

/** What a part of a line is, so that a terminal may show it in a colour. */
export type Tone = 'heading' | 'quiet' | 'waits' | 'under-way' | 'done' | 'wrong'

/** Paints a text, or leaves it as it is. */
export type Paint = (tone: Tone | undefined, text: string) => string

const STYLES = {
  heading: 'bold',
  quiet: 'dim',
  waits: 'yellow',
  'under-way': 'cyan',
  done: 'green',
  wrong: 'red',
} as const satisfies Record<Tone, Parameters<typeof styleText>[0]>

/** For a stream: colours only where it is a terminal that shows them, and nobody has set NO_COLOR. */
export const paintFor =
  (stream: NodeJS.WritableStream): Paint =>
  (tone, text) =>
    tone === undefined ? text : styleText(STYLES[tone], text, { stream })
