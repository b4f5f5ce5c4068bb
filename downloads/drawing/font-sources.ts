/** A face as its package has it, at the one weight that a plain font of it has. */
export interface FontSource {
  /** A package path. */
  file: string
  weight: number
  script: 'latin' | 'thai' | 'both'
  variable?: boolean
}

export const newsreader: FontSource = {
  file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: 500,
  script: 'latin',
  variable: true,
}

export const plex = (weight: number): FontSource => ({
  file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  weight,
  script: 'latin',
  variable: true,
})

export const plexMono: FontSource = {
  file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  weight: 500,
  script: 'latin',
}

/** Its Latin letters are in a second file. */
export const serifThai = (script: 'latin' | 'thai'): FontSource => ({
  file: `@fontsource-variable/noto-serif-thai/files/noto-serif-thai-${script}-wght-normal.woff2`,
  weight: 600,
  script,
  variable: true,
})

export const plexLooped = (weight: number, style: string): FontSource => ({
  file: `@expo-google-fonts/ibm-plex-sans-thai-looped/${weight}${style}/IBMPlexSansThaiLooped_${weight}${style}.ttf`,
  weight,
  script: 'both',
})
