/** The used part of subset-font. The published types lack `noHinting`. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features to keep. The default is all. */
    keepFeatures?: string[]
    /** Axes of a variable font to fix. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
