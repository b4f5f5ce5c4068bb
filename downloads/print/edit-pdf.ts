/** A text as a PDF writes it whatever it holds: UTF-16 with its mark, in hexadecimal digits. */
export const utf16Text = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

/** The same, in brackets where it is of plain letters. */
export const pdfText = (text: string) =>
  /^[ -~]*$/.test(text) ? `(${text.replace(/[\\()]/g, '\\$&')})` : utf16Text(text)

/** Writes anew where each object of a file begins, some of whose texts have become longer or shorter. */
function withPlaces(pdf: string, movedTo: (place: number) => number): string {
  const [whole, table = ''] = /\nxref\n0 \d+\n((?:\d{10} \d{5} [nf] \n)+)trailer\n/.exec(pdf) ?? []
  if (!whole) throw new Error('editPdf: the file has no table of its objects')
  const moved = table.replace(/^\d{10}(?= \d{5} n)/gm, (place) => String(movedTo(Number(place))).padStart(10, '0'))
  return pdf
    .replace(table, moved)
    .replace(/(?<=\nstartxref\n)\d+(?=\n%%EOF\s*$)/, (place) => String(movedTo(Number(place))))
}

/**
 * Replaces pieces of a PDF as Chromium prints it, none of them within a stream; all objects are found where they lie then.
 *
 * @param pieces with the flag `g`
 * @throws where the file has no table of its objects
 */
export function editPdf(pdf: Uint8Array, pieces: RegExp, edit: (piece: string) => string): Buffer {
  const edits: { end: number; longer: number }[] = []
  const edited = Buffer.from(pdf)
    .toString('latin1')
    .replace(pieces, (...found) => {
      const [piece, place] = [String(found[0]), found.find((part) => typeof part === 'number') as number]
      const instead = edit(piece)
      edits.push({ end: place + piece.length, longer: instead.length - piece.length })
      return instead
    })
  const movedTo = (place: number) =>
    edits.filter(({ end }) => end <= place).reduce((moved, { longer }) => moved + longer, place)
  return Buffer.from(withPlaces(edited, movedTo), 'latin1')
}
