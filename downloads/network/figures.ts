import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { bars, languageCase, type Row } from './charts.ts'
import { languageRows } from './language-rows.ts'
import { thailandPlate, worldPlate } from './maps.ts'
import type { Plate } from './plate.ts'

interface NetworkFigure {
  /** Its name as a file. */
  readonly name: string
  readonly draw: (plate: Plate) => Drawing
  /** The numbers behind it. */
  readonly rows: (words: Words, locale: Locale) => readonly Row[]
}

/** Every map and chart of the network, as the home page has them. */
export const networkFigures: readonly NetworkFigure[] = [
  { name: 'world-network', draw: worldPlate, rows: ({ home }) => home.hero.figures.items },
  {
    name: 'outlets-by-continent',
    draw: (plate) => bars(plate, plate.words.home.international.continents, 'wire'),
    rows: ({ home }) => home.international.continents.items,
  },
  {
    name: 'outlets-by-industry',
    draw: (plate) => bars(plate, plate.words.home.international.industries, 'jade'),
    rows: ({ home }) => home.international.industries.items,
  },
  {
    name: 'success-by-country',
    draw: (plate) => bars(plate, plate.words.home.international.markets, 'jade', 100),
    rows: ({ home }) => home.international.markets.items,
  },
  {
    name: 'publication-languages',
    draw: languageCase,
    rows: languageRows,
  },
  { name: 'thailand-reach', draw: thailandPlate, rows: ({ home }) => home.thai.reach.items },
  {
    name: 'thailand-success-by-sector',
    draw: (plate) => bars(plate, plate.words.home.thai.sectors, 'jade', 100),
    rows: ({ home }) => home.thai.sectors.items,
  },
  {
    name: 'thailand-outlets-by-industry',
    draw: (plate) => bars(plate, plate.words.home.thai.industries, 'jade'),
    rows: ({ home }) => home.thai.industries.items,
  },
]
