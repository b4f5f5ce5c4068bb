import { type Problem, sayProblem } from '../../site/content/problems.ts'
import { englishNames } from './names-en.ts'

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** What the editor says, in English. */
export const english = {
  ...englishNames,
  terminal: {
    open: (address: string) => `The editor is open at ${address}\nIt is for this machine alone. Ctrl-C ends it.`,
    help: `npm run edit: what the site says, to be changed in the browser, on this machine alone.

  npm run edit
  npm run edit -- --content DIR --port N --no-open

Options:
  --content DIR  edits this folder instead of content/; a copy needs no git (for trying out, and for pictures)
  --port N       listens on this port instead of a free one
  --no-open      opens no browser; the address is printed
  --no-preview   starts no development server; the site is not shown beside the texts
  --help         this`,
    badPort: (typed: string) => `--port ${typed}: a port is a number up to 65535`,
    noContent: (folder: string) => `${folder} holds no content: facts.yaml is missing there`,
    portTaken: 'Something else listens on this port. Leave --port out, and a free one is taken.',
    /** What Node says of it, and its code for that. */
    badOption: (said: string, _code: string) => said,
    seeHelp: 'npm run edit -- --help tells the rest.',
  },
  title: 'Editor',
  skip: 'Skip to the texts',
  languages: { en: 'English', th: 'Thai', all: 'Both languages' },
  interfaceLanguage: 'Language of the editor',
  theme: 'Night',
  loading: 'Reading the content…',
  noToken: 'This address lacks its key. Open the one that npm run edit printed last in the terminal.',
  unreachable: 'The editor does not answer. Is it still running in the terminal? What you typed is kept in this tab.',
  failed: 'The editor could not do this: the terminal says why. What you typed is kept in this tab.',
  tooLong: 'This is more text than can be saved at once. Save it in parts.',
  unkept: 'The browser keeps no more for this tab: save before you reload or close it.',
  navigation: 'Pages and files',
  aboutFile: 'About this file',
  search: {
    label: 'Search in both languages',
    results: (count: number, words: string) => `${counted(count, 'text')} with “${words}”`,
    more: (shown: number) => `The first ${shown} are shown. More words find less.`,
    none: (words: string) => `No text has “${words}”. Figures are written as names: look for the words around them.`,
    inPlace: 'In its place',
  },
  welcome: {
    heading: 'What would you like to change?',
    lead: 'Search for words as they stand on the site, or choose a page. English and Thai stand side by side; what you save is on the site after the next build.',
    begin: 'Often done',
    jobs: {
      price: 'Change a price',
      figure: 'Change a figure',
      article: 'Write an article',
      question: 'Add a question',
      testimonial: 'Add a testimonial',
      holiday: 'Enter a holiday',
      office: 'Change address, phone or accounts',
      undo: 'Put something back',
    },
  },
  field: {
    save: 'Save',
    discard: 'Discard',
    unsaved: 'not saved yet',
    saved: 'Saved.',
    fixed: 'Code and addresses rely on this. An engineer changes it.',
    alike: 'The same in both languages',
    missing: 'It is missing here, and has to be there.',
    other: 'Something else stands here than in the other language.',
    optional: 'may be left empty',
    notSet: 'not set',
    unset: '(not set)',
    mark: '¦ is where a Thai line may break. It is not seen on the page.',
    yes: 'Yes',
    no: 'No',
  },
  saveAll: (count: number) => `Save ${counted(count, 'change')}`,
  unsaved: (count: number) => `${counted(count, 'change')} not saved yet`,
  discardAll: 'Discard all',
  conflict: {
    heading: 'Changed elsewhere meanwhile',
    lead: 'In another tab, or in the file itself. Nothing of yours was saved over it.',
    theirs: 'As it is now',
    mine: 'What you typed',
    keepMine: 'Keep mine, over the other',
    takeTheirs: 'Take the other, drop mine',
    list: 'Somebody changed this list meanwhile. It is shown as it is now: look at it again.',
    file: 'This file was changed elsewhere meanwhile, and nothing was written. It is shown as it is now: look at it again, then repeat it.',
    exists: 'There is an article with this name in its address.',
    lost: 'What you typed here has lost its place',
    lostLead: 'The entry is gone or has moved. Copy the text to where it belongs now.',
    drop: 'Drop it',
  },
  refused: {
    heading: 'Not saved: the site could not be built with this',
    lead: 'If the rest is still to come (the other language, a figure that you add next), save all the same and mend it after.',
    despite: 'Save all the same',
    cancel: 'Go on editing',
  },
  list: {
    entry: (position: number, count: number) => `${position} of ${count}`,
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    add: 'Add an entry',
    of: (action: string, name: string) => `${action}: ${name}`,
    fixed: 'How many there are is laid down by the layout. An engineer changes that.',
    most: (count: number) => `No more than ${count} fit here.`,
    least: (count: number) => `At least ${count} have to stay.`,
    unsaved: 'Save or discard your changes in this file first.',
    removeSure: (name: string) => `Remove “${name}” in every language?`,
    removeLead:
      'It is gone from the files at once. “What has changed” can put the file back as long as there is a commit.',
    newHeading: 'A new entry',
    newLead: 'It is written into both languages at once, after the entry before it, and has the same parts.',
    create: 'Add to both languages',
    cancel: 'Cancel',
  },
  article: {
    add: 'New article',
    lead: 'Both languages are written at once, from a template. Neither is on the site before you save.',
    slug: 'Name in the address',
    slugHint: 'Short and in English, small letters with hyphens: how-to-write-a-headline. Never changes later.',
    date: 'Date',
    dateHint: 'In Bangkok. Best a working day on which no other article came out.',
    bounds:
      'Title: 65 characters at most. Excerpt: 90 to 160. Description: 100 to 160. Without a drawn cover the article gets a pattern of its own.',
    body: 'Text',
    bodyHint:
      '## begins a section (the same in both languages; four to six read well), an empty line a paragraph, **bold**, - a list. A figure is named: {general.countries}.',
    create: 'Save the article in both languages',
    template: `The first paragraph says what the reader takes away, in two or three sentences.

## The first section

What happens, and an example.

## The second section

- One thing to do
- Another thing to do

## The third section

What often goes wrong, and what to do instead.

## In short

The three things to remember.
`,
  },
  body: { label: 'Text below the head', preview: 'As it reads' },
  preview: {
    heading: 'Preview',
    show: 'Show the preview',
    hide: 'Hide the preview',
    starting: 'The site is starting. The first time takes a minute.',
    off: 'Started without preview.',
    ended: 'The site is not shown any more: the terminal says why. Texts can be changed and saved all the same.',
    unknown:
      'Which page shows this text cannot be told: it is for search engines, mails or files, or on several pages.',
    mistaken: 'As long as the content has a mistake, which page shows a text cannot be told.',
    empty: 'Go into a field, and the page that shows it is opened here.',
    page: (path: string) => `Page ${path}`,
    frame: 'The page as it stands',
    open: 'Open in a tab of its own',
  },
  mistakes: {
    none: 'No mistakes',
    some: (count: number) => counted(count, 'mistake'),
    heading: 'Mistakes in the content',
    lead: 'As long as one of these is there, the site cannot be built.',
    noneLead: 'Both languages fit together, every figure is known, and the site can be built.',
    line: (line: number) => `line ${line}`,
    go: 'Go there',
  },
  changes: {
    heading: 'What has changed',
    lead: 'Compared with the last commit. To keep it, commit it; to undo it, put it back.',
    none: 'Nothing differs from the last commit.',
    noGit: 'There is no git here, so nothing can be put back: keep a copy of the folder.',
    gitRefuses:
      'This folder belongs to another account of the machine, and git does nothing there, so nothing can be put back: keep a copy of it. The command git status says why in the terminal.',
    state: { changed: 'changed', new: 'new', gone: 'removed' },
    lines: 'Lines of the file',
    before: 'Before',
    now: 'Now',
    nothing: '(nothing)',
    putBackValue: 'Put back this text',
    putBackFile: 'Put back the whole file',
    removeFile: 'Remove this new file',
    sure: (file: string) => `Put ${file} back to the last commit?`,
    sureLead: 'Everything that was changed in this file since then is lost.',
    yes: 'Put back',
    no: 'Leave it',
  },
  problem: (problem: Problem) => sayProblem(problem, 'en'),
}

export type Words = typeof english
