/** The site's colours for mail, which no style sheet reaches; a test holds them to `site/styles/tokens.css`. */
export const COLOURS = {
  light: { paper: '#fbf8f1', sheet: '#ffffff', ink: '#131f2e', quiet: '#50606f', rule: '#d8d1c2', wire: '#bf3419' },
  dark: { paper: '#0d1520', sheet: '#131e2c', ink: '#ede8dd', quiet: '#a3b1bf', rule: '#2b3948', wire: '#ff8363' },
} as const
