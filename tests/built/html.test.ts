import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { builtFolder } from './built-site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `hidden=""` and `hrefLang`, which mean the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // docs/decisions/0016-roles-of-tables.md
    'no-redundant-role': 'off',
    // Headings of an article have ids in the article's language.
    'valid-id': ['error', { relaxed: true }],
    // An input without a type is a text field.
    'no-implicit-input-type': 'off',
    // CSS keeps a phone number on one line, and a copied number has no odd spaces.
    'tel-non-breaking': 'off',
    // The box around a wide table scrolls, and has a name for the keyboard's sake. It is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // The filters of the outlets answer at once. Their form has nothing to send.
    'wcag/h32': 'off',
    // The title of an article is its headline and the name of the site.
    'long-title': 'off',
  },
}

/** Astro writes the style of its islands where the first of them stands. */
const isStyleOfIslands = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'element-permitted-content' && message.startsWith('<style>')

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader([], config))
  const pages = globSync('**/*.html', { cwd: builtFolder })
  const { results } = await validator.validateMultipleFiles(pages.map((page) => join(builtFolder, page)))
  const faults = results.flatMap(({ filePath, messages }) =>
    messages
      .filter((message) => !isStyleOfIslands(message))
      .map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`),
  )
  expect(faults).toEqual([])
})
