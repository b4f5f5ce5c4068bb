import { expect, test } from 'vitest'
import { getContent } from '../../site/content/content.ts'
import { builtPages, onEvery } from './built-site.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

// What a link to either form may say: the site's own label, and those that the specification words where they stand.
test('every link to a form bears a label meant for it', () => {
  onEvery(builtPages, ({ $, locale }) => {
    const { site, home, plans, planTerms, pages } = getContent(locale)
    const labels = {
      signup: [
        site.actions.getStarted,
        home.closing.getStarted,
        home.international.link,
        pages.services.shared.getStarted,
        ...[...plans, planTerms.custom].map(({ name }) => planTerms.choose.replace('{name}', name)),
      ],
      contact: [
        site.actions.contact,
        home.closing.consultation,
        site.header.contact,
        site.footer.company.contact,
        pages.faq.support.button,
      ],
    }
    for (const [form, allowed] of Object.entries(labels)) {
      const links = $(`a[href$="#${form}"]`).not('#figures a, .breadcrumb a').toArray()
      expect(links.map((link) => plain($(link).text())).filter((label) => !allowed.map(plain).includes(label))).toEqual(
        [],
      )
    }
  })
})
