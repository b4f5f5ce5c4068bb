import type { WhenBrief } from './when-brief.ts'

/** Words by which a test recognizes what is said. */
export const whenBriefForTests: WhenBrief = {
  product: 'Krajai Newswire',
  office: {
    opens: 9,
    closes: 18,
    firstDay: 1,
    lastDay: 5,
    holidays: [{ day: '2026-12-10', name: 'Constitution Day' }],
  },
  knownFrom: '2026-01-01',
  knownUntil: '2027-12-31',
  hoursFrom: 24,
  hoursTo: 48,
  hoursToPublication: 12.5,
  zones: [
    { code: 'Asia/Bangkok', label: 'Bangkok' },
    { code: 'America/New_York', label: 'New York City' },
  ],
  words: {
    zone: 'In {name}',
    range: '{from} to {to}',
    closed: 'Closed on {name}',
    weekend: 'weekend',
    embargo: { early: 'early', tight: 'tight', late: 'late', approveBy: 'Approve by {name}' },
    errors: { missing: 'missing', unreadable: 'unreadable', embargo: 'embargo unreadable', zone: 'no such zone' },
    calendar: {
      sent: 'Sent',
      published: 'Published',
      embargo: 'Embargo ends',
      about: 'Approved on {name}, in Bangkok',
    },
  },
}
