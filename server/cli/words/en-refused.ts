/**
 * Why the staff's tool does not do what was asked, in English.
 *
 * @param leads how the tool was called
 */
export const englishRefused = (leads: string) => ({
  noCommand: (given: string) => `there is no command "${given}"`,
  noOption: (given: string) => `there is no option "${given}" here`,
  noArgument: (name: string) => `${name} is missing`,
  noValue: (option: string) => `${option} needs a value`,
  notGiven: (option: string) => `${option} is needed`,
  tooMany: 'that is a word too many; words that belong together stand in quotation marks',
  notOneOf: (given: string, option: string, choices: string) => `"${given}" is no ${option}: expected ${choices}`,
  together: (one: string, other: string) => `${one} and ${other} contradict each other`,
  didYouMean: (wrong: string, guess: string) => `${wrong}: did you mean "${guess}"?`,
  see: (wrong: string, command: string) => `${wrong}${wrong.endsWith('?') ? '' : '.'} See: ${command}`,
  moment: (given: string) => `"${given}" is no day: expected one such as 2026-11-21, yesterday or 24h`,
  backwards: (since: string, until: string) => `--since ${since} has to be before --until ${until}`,
  zone: (given: string) => `"${given}" is no time zone: expected one such as Asia/Bangkok`,
  wholeNumber: (given: string) => `"${given}" is no number: expected a whole one from 1`,
  address: 'expected an e-mail address',
  name: 'expected a name of at most 60 characters',
  emptyNote: 'expected a note of at most 4000 characters',
  notUnderstood: 'it was asked for wrongly',

  noLead: (name: string) => `there is no lead ${name}. See: ${leads} list`,
  tooShort: (name: string) =>
    `${name} is too short: a lead is called by six characters or more of its id's end. See: ${leads} list`,
  severalLeads: (name: string, ids: readonly string[]) =>
    `${name} may be one of several leads: ${ids.join(', ')}. Say which, as in: ${leads} show ${ids[0]}`,
  suspected: (name: string) => `lead ${name} is suspected of spam. To accept it: ${leads} release ${name}`,
  theirs: (name: string, who: string) =>
    `lead ${name} is taken by ${who}. To have it all the same: ${leads} take ${name} --over`,
  notSuspected: (name: string) => `lead ${name} is not suspected of spam. See: ${leads} show ${name}`,
  notConfigured: 'no delivery is configured here: give this command the settings of the server',
  hasDeliveries: (name: string) => `lead ${name} has its deliveries. See: ${leads} show ${name}`,
  noDeadDelivery: (name: string) => `${name} has no dead delivery by a configured channel. See: ${leads} show ${name}`,
  noWaitingDelivery: (name: string) =>
    `${name} has no delivery by a configured channel that waits for a later attempt. See: ${leads} show ${name}`,
  noLeadFrom: (email: string) =>
    `there is no lead from ${email}. To find it by a name: ${leads} list --all --text NAME`,
  nothingDeleted: 'nothing was deleted',
  needsYes: (command: string) => `${command} needs --yes where nobody can be asked`,
  purgeNeedsDays: 'purge needs --days DAYS, or LEADS_RETENTION_DAYS',
  silence: (now: string, days: number) =>
    `nothing was deleted: by the clock it is ${now}, ${days} days after the newest lead and the last deletion. If that is right, add --anyway`,
  overdue: (received: string, days: number) =>
    `nothing was deleted: the oldest lead, of ${received}, is ${days} days past its time. If that is right, add --anyway`,
  most: (count: number, of: number) =>
    `nothing was deleted: that would be ${count} of all ${of} leads. If that is right, add --anyway`,
  fileThere: (file: string) => `${file} is there already. Choose another name: ${leads} export --xlsx FILE.xlsx`,
  notWritten: (reason: string) => `not everything could be written: ${reason}`,
})
