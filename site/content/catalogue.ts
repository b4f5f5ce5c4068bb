/** A sentence in both languages. `<name>` stands for what is told of the case. */
export interface Message {
  en: string
  th: string
}

/** What stands for `<name>` and its like. */
export type Told = Readonly<Record<string, string | number>>

/** How the words of `<keys>`, which are names of fields, and of `<choices>` are said in Thai. */
export interface ThaiNames {
  keys: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string>>
}

const SLOT = /<([a-z]+)>/g

const filled = (template: string, told: Told) =>
  template.replace(SLOT, (slot, name: string) => String(told[name] ?? slot))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentences of a catalogue: said in English, recognized by it, and said in Thai. The first that fits a sentence is the one. */
export function catalogueOf<Id extends string>(messages: Readonly<Record<Id, Message>>) {
  const patterns = (Object.entries(messages) as [Id, Message][]).map(([id, { en }]) => {
    const source = escaped(en).replace(SLOT, (_, name: string) => `(?<${name}>.+?)`)
    return [id, new RegExp(`^${source}$`, 's')] as const
  })

  /** Which message a sentence is, and what it tells; undefined for one that is not in the catalogue. */
  function said(english: string): { id: Id; told: Record<string, string> } | undefined {
    for (const [id, pattern] of patterns) {
      const found = pattern.exec(english)
      if (found) return { id, told: { ...found.groups } }
    }
    return undefined
  }

  return {
    say: (id: Id, told: Told = {}): string => filled(messages[id].en, told),
    said,
    /** A sentence in Thai; one that is not in the catalogue as it is. */
    inThai(english: string, names: ThaiNames): string {
      const found = said(english)
      if (!found) return english
      const { keys, choices, ...told } = found.told
      const each = (list: string, called: Readonly<Record<string, string>>) =>
        list.split(/, | or /).map((name) => called[name] ?? name)
      return filled(messages[found.id].th, {
        ...told,
        ...(keys && { keys: each(keys, names.keys).join(' ') }),
        ...(choices && { choices: each(choices, names.choices).join(' หรือ ') }),
      })
    },
  }
}
