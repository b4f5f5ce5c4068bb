import type { ServiceInterest } from '../../../contract/plans.ts'
import { counted } from '../../counted.ts'
import type { StartError } from '../../start-error.ts'
import { englishRefused } from './en-refused.ts'

const PLAN_NAMES: Record<ServiceInterest, string> = {
  basic: 'Basic',
  professional: 'Professional',
  enterprise: 'Enterprise',
  custom: 'Custom',
}

const leadsOf = (count: number) => counted(count, 'lead')
const deliveriesOf = (count: number) => counted(count, 'delivery', 'deliveries')

/**
 * What the staff's tool says, in English.
 *
 * @param leads how the tool was called, such as `leads` or `npm run leads --`
 */
export const english = (leads: string) => ({
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    globalOptions: 'Everywhere:',
    examples: 'Examples:',
    answer: 'Answer leads:',
    look: 'Look at leads:',
    deliver: 'Deliver leads:',
    forget: 'Delete leads:',
    more: 'More:',
  },
  about: 'The leads of DATABASE_URL (file:data/leads.db unless set), also while the server runs.',
  exitCodes: 'Exit codes: 0 done, 1 not possible, 2 asked for wrongly.',
  aboutIds: `A lead is called by the end of its id, six characters or more, as "${leads} list" shows it, or by the whole id.`,
  choices: (choices: string) => `one of ${choices}`,
  unlessSet: (value: string) => `${value} unless set`,

  commands: {
    list: 'leads, the newest first: a table in a terminal, tab-separated lines in a pipe',
    show: 'one lead in full, with what was done about it and its deliveries',
    count: 'how many leads there are, in all or by what they have in common',
    watch: 'new leads as they come, until Ctrl-C',
    take: 'says that you answer a lead; opens one again that was answered or closed',
    answered: 'says that the sender has an answer',
    note: 'adds a note to a lead, for the team alone',
    close: 'says that nothing more is to be done',
    export:
      "leads with all their fields; in CSV and TSV, cells that a spreadsheet would take for formulas begin with '",
    digest: 'what was held back as suspected spam since the team was last told',
    release: 'accepts a lead that was suspected of spam, and delivers it',
    deliver: 'delivers an accepted lead that was stored before a channel was set up',
    retry: 'tries dead deliveries again: all, or those of one lead',
    erase: 'deletes everything that came from one address, notes about it included',
    purge: 'deletes leads older than LEADS_RETENTION_DAYS',
    completion: 'a script that makes Tab complete commands and options',
    help: 'what a command does, and how it is used',
  },

  options: {
    form: 'sent by which form',
    plan: 'asks for which plan',
    writtenIn: 'the language of the page it was sent from',
    text: 'somewhere in the name, address, company, phone number, subject or message, in whatever capitals',
    email: 'the whole address of the sender in any spelling, or @ and a domain',
    state: 'accepted or suspected of spam, or the state of one of its deliveries',
    open: 'still to be answered: new or taken',
    stage: 'how far the team is with it',
    who: 'taken, answered or closed by whom',
    spam: 'suspected spam, which is kept apart',
    all: 'suspected spam as well',
    since: 'received then or later: 2026-11-01, yesterday, today, 24h, 7d, 2w, or a moment: 2026-11-21T09:00',
    until: 'received on that day or earlier, or before that moment',
    limit: 'no more than so many, the newest',
    format: 'how it is written',
    by: 'who does it',
    byUnlessSet: 'the account',
    countBy: 'what they have in common',
    over: 'although somebody else has it',
    note: 'adds a note at the same time',
    xlsx: 'as a workbook for Excel and its like instead, into a new file, or into the output: -',
    eraseEmail: 'whose leads, in whatever spelling',
    waiting:
      'those that wait for a later attempt, at once, instead of the dead ones; a webhook that asked for rest has it until the server is restarted',
    yes: 'without asking',
    anyway: 'although the clock, or the number of days, looks wrong',
    days: 'older than so many days instead',
    shell: 'of which shell',
    language: 'the language of this tool; otherwise that of the terminal (LC_ALL, LANG)',
    utc: 'times in UTC instead of Bangkok time',
    timeZone: 'times of that zone, such as Europe/London, instead of Bangkok time',
    version: 'the version',
    help: 'this help',
  },

  examples: {
    list: ['list --open', 'list --since yesterday --form signup --plan enterprise', 'list --text "coffee" --limit 5'],
    show: ['show 5c12ae', 'show 5c12ae --format json'],
    count: ['count --by plan --since 30d', 'count --by day --since 2026-11-01', 'count --open --by who'],
    watch: ['watch', 'watch --form signup'],
    take: ['take 5c12ae', 'take 5c12ae --by Nok', 'take 5c12ae --over'],
    answered: ['answered 5c12ae', 'answered 5c12ae --note "Sent the quote"'],
    note: ['note 5c12ae "Calls back on Monday"'],
    close: ['close 5c12ae', 'close 5c12ae --note "Signed"'],
    export: [
      'export --since 2026-11-01 > leads.csv',
      'export --xlsx leads.xlsx',
      'export --all --email a@example.com --format json',
    ],
    digest: ['digest'],
    release: ['release 5c12ae'],
    deliver: ['deliver 5c12ae'],
    retry: ['retry', 'retry 5c12ae', 'retry --waiting'],
    erase: ['erase --email a@example.com'],
    purge: ['purge', 'purge --days 730'],
    help: ['help take'],
    completion: ['completion bash > ~/.local/share/bash-completion/completions/leads'],
  } as Record<string, string[]>,

  headings: {
    id: 'ID',
    received: (zone: string) => `RECEIVED${zone}`,
    form: 'FORM',
    stage: 'STAGE',
    who: 'WHO',
    delivery: 'DELIVERY',
    language: 'LANG',
    name: 'NAME',
    email: 'E-MAIL',
    about: 'ABOUT',
  },
  /** Of the workbook, and its columns that `show` does not have. */
  sheet: { name: 'Leads', who: 'Who', message: 'Message', history: 'History' },
  labels: {
    id: 'ID',
    kind: 'Form',
    state: 'State',
    stage: 'Stage',
    locale: 'Language',
    received_at: 'Received',
    full_name: 'Name',
    email: 'E-mail',
    company_name: 'Company',
    phone_number: 'Phone',
    service_interest: 'Plan',
    terms_version: 'Terms version',
    terms_accepted_at: 'Terms accepted',
    subject: 'Subject',
  },
  values: {
    kind: { signup: 'signup', contact: 'contact' },
    state: { accepted: 'accepted', suspected_spam: 'suspected of spam' },
    stage: { new: 'new', taken: 'taken', answered: 'answered', closed: 'closed' },
    step: { taken: 'taken', answered: 'answered', closed: 'closed', noted: 'note' },
    delivery: { delivered: 'delivered', waiting: 'waiting', rejected: 'rejected', dead: 'dead' },
    locale: { en: 'English', th: 'Thai' },
    plan: PLAN_NAMES,
    channel: { team_mail: 'To the team', sender_mail: 'To the sender', webhook: 'Webhook' },
  },
  stageBy: (stage: string, who: string | null) => (who === null ? stage : `${stage}, ${who}`),
  delivered: (when: string) => `delivered ${when}`,
  nextAttempt: (when: string) => `waiting, next attempt ${when}`,
  afterAttempts: (count: number) => `, after ${counted(count, 'attempt')}`,
  total: 'Total',
  noPlan: 'no plan',
  nobody: 'nobody',

  said: {
    none: 'There are no such leads.',
    spamApart: (count: number) =>
      `${leadsOf(count)} suspected of spam ${count === 1 ? 'is' : 'are'} kept apart: ${leads} list --spam`,
    watching: 'Waiting for new leads. Ctrl-C ends it.',
    taken: (who: string, lead: string) => `Taken by ${who}: ${lead}`,
    answered: (who: string, lead: string) => `Answered, says ${who}: ${lead}`,
    closed: (who: string, lead: string) => `Closed by ${who}: ${lead}`,
    noted: (who: string, lead: string) => `Noted by ${who}: ${lead}`,
    heldBack: (count: number) =>
      `${leadsOf(count)} ${count === 1 ? 'was' : 'were'} held back as suspected spam since the last digest. A person may be among them:`,
    ifReal: `To read one: ${leads} show ID. To have it delivered: ${leads} release ID`,
    nothingHeldBack: 'Nothing was held back since the last digest.',
    willBeDelivered: (count: number) => `${deliveriesOf(count)} ${count === 1 ? 'is' : 'are'} waiting.`,
    released: (count: number) => `Released: ${deliveriesOf(count)} ${count === 1 ? 'is' : 'are'} waiting.`,
    deliveredLater: 'no delivery is configured here, so the server delivers it when it next starts with a channel',
    retried: (count: number) => `${deliveriesOf(count)} will be tried again.`,
    erasing: (count: number, email: string) =>
      `${leadsOf(count)} from ${email} will be deleted for good. Type yes to go on: `,
    erased: (leadCount: number, deliveries: number, audit: string) =>
      `Erased ${leadsOf(leadCount)} and ${deliveriesOf(deliveries)} (audit ${audit}).`,
    purging: (count: number, before: string) =>
      `${leadsOf(count)} from before ${before} will be deleted for good. Type yes to go on: `,
    purged: (count: number, audit: string) => `Deleted ${leadsOf(count)} (audit ${audit}).`,
    nothingOld: 'Nothing was old enough.',
    leftBehind:
      'what was deleted is still in leads.db-wal, because another program reads the database: the server empties it within the hour',
    written: (count: number, file: string) => `${leadsOf(count)} written to ${file}`,
  },

  refused: englishRefused(leads),

  /** Settings or database are not as they should be; English is what the server says, too. */
  notStarted: ({ message }: StartError) => message,
  /** What nobody foresaw, and only the system or the database has a line for. */
  unforeseen: (reason: string) => reason,
})

/** What the staff's tool says, in one of its languages. */
export type Words = ReturnType<typeof english>
