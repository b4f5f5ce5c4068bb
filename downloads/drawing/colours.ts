import { tokenColour } from '../../site/styles/token-colours.ts'

/** What a drawing is coloured by: a name of the tokens in, a colour out. */
export type Colours = (name: string) => string

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const coloursOf =
  (theme: Theme): Colours =>
  (name) =>
    tokenColour(name, theme)

/** For print in one colour, and for stamps: everything in it. */
export const oneColour =
  (colour: string): Colours =>
  () =>
    colour
