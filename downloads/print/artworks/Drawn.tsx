import type { ReactElement } from 'react'

/** Shows an element that is listed as data. */
export const Drawn = ({ drawing }: { drawing: ReactElement }) => drawing
