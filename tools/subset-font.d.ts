/** The part of subset-font that is used here; the types on the registry lag behind and lack `noHinting`. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features to keep; all of them by default. */
    keepFeatures?: string[]
    /** Axes of a variable font to fix. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
    dropTables?: string[]
    /** Keeps every glyph; `text` is empty then. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | null, options?: Options): Promise<Buffer>
}
