import type { SiteContent } from '../load-content.ts'

/** Half the width of a phone. A longer name breaks between its words. */
const LONGEST = 20

/**
 * Lists the names whose words each stay on one line: the company, the parts of its address, and the people and clients of the
 * samples.
 */
export function listThaiNames({ identity, samples }: SiteContent): string[] {
  const { street, district, city } = identity.address
  const clients = Object.values(samples.stories)
    .flat()
    .map(({ client }) => client)
  const people = [...samples.logos, ...samples.testimonials].map(({ name }) => name)
  return [identity.name, street, district, city, ...clients, ...people]
    .flatMap((name) => name.split(' '))
    .filter((name) => /\p{Script=Thai}/u.test(name) && name.length <= LONGEST)
}
