/**
 * `npm test`: everything, also when something failed; without a build, though, there are no pages to test. Two phases run side by
 * side, because tests wait for servers and pages, and what one leaves of the processor the other takes; a phase then says what it has
 * to say when it is done.
 *
 * `npm test -- unit built` runs these phases, `npm test -- browser signup` of a phase the files with this word in their
 * path, `npm test -- server/config.ts` the tests of a file, by whichever runner they are for. A word with a slash is a path, or the
 * beginning of one, from the project's folder: of files with the same name only this one is meant.
 */
import { globSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.ts'
import { memoryFolder } from './memory-folder.ts'
import { runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'
import { type Count, closingLine, countOf, failuresOf } from './test-count.ts'
import { testFiles } from './test-files.ts'

interface Phase {
  readonly name: string
  /** What it runs with the pinned Node, one after the other, also when one has failed. */
  readonly commands: readonly (readonly string[])[]
  /** Where its test files are; a phase without any passes or fails as a whole. */
  readonly files: readonly string[]
  /** Whether it reads the built site. */
  readonly readsSite?: boolean
}

const vitest = (name: string, ...projects: (keyof typeof testFiles)[]) => ({
  name,
  commands: [
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportOf(name)}`,
      ...projects.map((project) => `--project=${project}`),
    ],
  ],
  files: projects.flatMap((project) => testFiles[project]),
})

/** Programs that every phase starts again and again are compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, '.cache/compiled')

/** What tests write for a moment need not reach a disk. A folder that somebody names is taken as it is. */
if (process.env.TMPDIR === undefined) {
  const folder = memoryFolder()
  if (folder !== undefined) {
    process.env.TMPDIR = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

/** In the order in which they begin, the longest as early as they can: what is left at the end is short, and has the machine's rest. */
const phases: readonly Phase[] = [
  { name: 'build', commands: [['tools/build.ts', '--if-needed', '--for-tests']], files: [] },
  vitest('unit', 'node', 'alone', 'site', 'jsdom', 'jsdom alone'),
  {
    name: 'browser',
    commands: [['node_modules/@playwright/test/cli.js', 'test', '--forbid-only']],
    files: testFiles.browser,
    readsSite: true,
  },
  // The .astro files, which only the first can read, and all else by the second, which takes a quarter of its time. Hints are not shown:
  // none of them fails the check.
  {
    name: 'types',
    commands: [
      [
        'node_modules/astro/bin/astro.mjs',
        'check',
        '--tsconfig',
        'tsconfig.pages.json',
        '--minimumSeverity',
        'warning',
      ],
      ['node_modules/@typescript/native/bin/tsc', '--project', 'tsconfig.json', '--singleThreaded'],
    ],
    files: [],
  },
  { ...vitest('built', 'built'), readsSite: true },
  { name: 'lint', commands: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']], files: [] },
  // Files, exports and dependencies that nothing uses.
  { name: 'unused', commands: [['node_modules/knip/bin/knip.js', '--no-progress']], files: [] },
]

/** Where the runner of a phase reports, in the project's folder; for Playwright, as in its configuration. */
function reportOf(name: string): string {
  return `test-results/${name}.json`
}

function readReport(name: string): string {
  try {
    return readFileSync(join(projectFolder, reportOf(name)), 'utf8')
  } catch {
    return ''
  }
}

async function run({ name, commands, files }: Phase, chosenFiles: readonly string[], log?: number): Promise<Count> {
  if (name === 'browser') await installChromium()
  rmSync(join(projectFolder, reportOf(name)), { force: true })
  let exitCode = 0
  for (const command of commands) {
    const ended = await runProcess(process.execPath, [...command, ...chosenFiles], {
      cwd: projectFolder,
      ...(log === undefined ? {} : { stdio: ['ignore', log, log] }),
    })
    exitCode ||= ended.exitCode
    if (ended.stoppedBy) {
      console.error(`${name} was stopped by ${ended.stoppedBy}`)
      stopped = true
      break
    }
  }
  if (files.length > 0) return countOf(readReport(name), exitCode)
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
}

/** A phase whose report names no test has failed as a whole; its own words stand further up. */
function whatFailed({ name }: Phase): string[] {
  const failed = failuresOf(readReport(name)).map((line) => `${name}: ${line.replaceAll(`${projectFolder}/`, '')}`)
  return failed.length > 0 ? failed : [`${name}: failed as a whole`]
}

/** The part of a path by which the tests of a file are found: they stand beside it, as server/config.test.ts. */
const partOf = (word: string) => (/\.(?:test|spec)\.tsx?$/.test(word) ? word : word.replace(/\.[jt]sx?$/, '.'))

const isMeant = (file: string, word: string) =>
  word.includes('/') ? file.startsWith(partOf(word.replace(/^\.\//, ''))) : file.includes(partOf(word))

function filesOf({ files }: Phase, words: readonly string[]): string[] {
  return globSync(files, { cwd: projectFolder }).filter((file) => words.some((word) => isMeant(file, word)))
}

const words = process.argv.slice(2)
const named = phases.filter(({ name }) => words.includes(name))
const filters = words.filter((word) => phases.every(({ name }) => name !== word))
const asked = named.length > 0 ? named : phases
const chosen = filters.length > 0 ? asked.filter((phase) => filesOf(phase, filters).length > 0) : asked
const unmatched = filters.filter((filter) => chosen.every((phase) => filesOf(phase, [filter]).length === 0))

const counts = new Map<string, Count>()
/** What failed, a line each, for the end of the log. */
const failures: string[] = []
/** Whether somebody wants no more of it. What runs beside is waited for: it was asked to stop, too. */
let stopped = false

/** The phases that have not begun. */
let waiting = [...chosen]
/** The build, while it is to be waited for. */
let building: Promise<void> | undefined

/** @param besides whether another runs meanwhile, so that what this one says waits until it is done */
async function runPhase(phase: Phase, besides: boolean) {
  const heading = `\n── ${phase.name} ${'─'.repeat(Math.max(0, 60 - phase.name.length))}\n`
  const logFile = join(projectFolder, 'test-results', `${phase.name}.log`)
  if (!besides) console.log(heading)
  if (phase.readsSite && counts.get('build')?.failed) {
    console.error(`${phase.name} was not run, because the build failed`)
    return
  }
  const start = performance.now()
  const count = await run(phase, filesOf(phase, filters), besides ? openSync(logFile, 'w') : undefined)
  counts.set(phase.name, count)
  if (count.failed > 0) failures.push(...whatFailed(phase))
  if (besides) console.log(`${heading}\n${readFileSync(logFile, 'utf8')}`)
  console.log(`\n${phase.name}: ${closingLine([count])} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Runs one phase after the other, each time the first that can begin. */
async function runLane(besides: boolean) {
  while (waiting.length > 0 && !stopped) {
    const phase = waiting.find(({ readsSite }) => !(readsSite && building))
    if (phase) {
      waiting = waiting.filter((other) => other !== phase)
      const done = runPhase(phase, besides)
      if (phase.name === 'build') building = done.finally(() => (building = undefined))
      await done
    } else await building
  }
}

if (unmatched.length > 0) {
  console.error(`There is no test file for ${unmatched.join(' or ')}`)
  counts.set('arguments', { passed: 0, failed: 1, skipped: 0 })
} else {
  mkdirSync(join(projectFolder, 'test-results'), { recursive: true })
  // What has to follow the build has nothing beside it: it is read while it runs.
  const besides = chosen.length > 1 && !chosen.every(({ name, readsSite }) => readsSite || name === 'build')
  await Promise.all(Array.from({ length: besides ? 2 : 1 }, () => runLane(besides)))
}
if (stopped) process.exit(130)
process.exitCode = [...counts.values()].some(({ failed }) => failed > 0) ? 1 : 0
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${closingLine([...counts.values()])}`)
