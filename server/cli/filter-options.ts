import { Argument, type Command, Option } from 'commander'
import { FORM_NAMES } from '../../contract/form-markup.ts'
import { LOCALES } from '../../contract/locale.ts'
import { SERVICE_INTERESTS } from '../../contract/plans.ts'
import { arabicDigits } from '../../contract/thai-digits.ts'
import { type LeadFilter, OPEN_STAGES, SEARCHED_STATES } from '../leads/lead-search.ts'
import { Misuse } from './command-errors.ts'
import type { Words } from './words/words.ts'
import { readMoment, type ZonedTime } from './zoned-time.ts'

export const STAGES = ['new', 'taken', 'answered', 'closed'] as const

/** @throws Misuse for anything else */
const choiceOf = (choices: readonly string[], what: string, words: Words) => (given: string) => {
  if (choices.includes(given)) return given
  throw new Misuse(words.refused.notOneOf(given, what, choices.join(', ')))
}

/** An option of which only some values are right. */
export function oneOf(flags: string, description: string, choices: readonly string[], words: Words): Option {
  const option = new Option(flags, description).choices(choices)
  return option.argParser(choiceOf(choices, option.long ?? '', words))
}

/** An argument of which only some values are right. */
export function argumentOneOf(name: string, description: string, choices: readonly string[], words: Words): Argument {
  return new Argument(`<${name}>`, description).choices(choices).argParser(choiceOf(choices, name.toUpperCase(), words))
}

/** @throws Misuse for anything but a whole number from 1 */
export const wholeNumberIn = (words: Words) => (text: string) => {
  const digits = arabicDigits(text)
  if (!/^[1-9]\d{0,4}$/.test(digits)) throw new Misuse(words.refused.wholeNumber(text))
  return Number(digits)
}

/** @throws Misuse where nothing is given */
export const addressIn = (words: Words) => (text: string) => {
  const address = text.trim().normalize('NFC')
  if (address === '') throw new Misuse(words.refused.address)
  return address
}

/** A name of somebody in the team as it is kept, whoever types it and however: what is taken by a name is found by it. */
export const nameAsKept = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** What the options of a filter hold before the moments are read, which takes a time zone. */
export interface FilterOptions extends Omit<LeadFilter, 'stages' | 'handledBy' | 'locale'> {
  open?: true
  stage?: (typeof STAGES)[number]
  who?: string
  writtenIn?: LeadFilter['locale']
  spam?: true
  all?: true
}

/** What chooses among leads that are still to come. */
export type ChoiceOptions = Omit<FilterOptions, 'since' | 'until' | 'limit'>

/** The options by which commands choose leads, also those that come later. */
export function withChoice<Chosen extends Command>(command: Chosen, words: Words): Chosen {
  const { options } = words
  return command
    .addOption(new Option('--open', options.open).conflicts(['stage', 'spam']))
    .addOption(oneOf('--stage <stage>', options.stage, STAGES, words).conflicts('spam'))
    .option('--who <name>', options.who)
    .addOption(oneOf('--form <form>', options.form, FORM_NAMES, words))
    .addOption(oneOf('--plan <plan>', options.plan, SERVICE_INTERESTS, words))
    .addOption(oneOf('--written-in <language>', options.writtenIn, LOCALES, words))
    .option('--text <words>', options.text)
    .option('--email <address>', options.email, addressIn(words))
    .addOption(oneOf('--state <state>', options.state, SEARCHED_STATES, words).conflicts(['spam', 'all']))
    .addOption(new Option('--spam', options.spam).conflicts('all'))
    .option('--all', options.all)
}

/** The same for leads that are there: they have a time, and are counted. */
export const withFilter = <Chosen extends Command>(command: Chosen, words: Words): Chosen =>
  withChoice(command, words)
    .option('--since <when>', words.options.since)
    .option('--until <when>', words.options.until)
    .option('--limit <number>', words.options.limit, wholeNumberIn(words))

/** The filter that was asked for. Suspected spam is kept apart unless it is asked for. */
export function readFilter(given: FilterOptions, time: ZonedTime, now: Date, words: Words): LeadFilter {
  const { open, stage, who, writtenIn, spam, all, since, until, state = spam ? 'suspected_spam' : 'accepted' } = given
  const from = since && readMoment(since, 'start', time, now, words)
  const to = until && readMoment(until, 'end', time, now, words)
  if (since && until && from && to && from >= to) throw new Misuse(words.refused.backwards(since, until))
  const filter: LeadFilter = {
    form: given.form,
    state: all ? undefined : state,
    stages: open ? OPEN_STAGES : stage && [stage],
    handledBy: who === undefined ? undefined : nameAsKept(who),
    plan: given.plan,
    locale: writtenIn,
    text: given.text,
    email: given.email,
    since: from,
    until: to,
    limit: given.limit,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
