/** As much of PostCSS as is needed here. */
interface Declaration {
  value: string
  cloneBefore: (changes: { value: string }) => unknown
}
interface Sheet {
  walkDecls: (property: string, see: (declaration: Declaration) => void) => void
}

/** What is drawn, and that nothing is said of it. */
const SILENT = / \/ (''|"")$/

/**
 * A sign that is drawn and not said, as `content: '+' / ''`, is none to a browser that knows no text beside it, as Safari before 17.4 and
 * Firefox before 128: neither it nor its place in a grid is there, and what stands beside it is set in the column of the sign. Before each
 * such rule goes the same without silence, for them.
 */
export const silentSigns = () => ({
  postcssPlugin: 'silent-signs',
  Once(sheet: Sheet) {
    sheet.walkDecls('content', (sign) => {
      if (SILENT.test(sign.value)) sign.cloneBefore({ value: sign.value.replace(SILENT, '') })
    })
  },
})
