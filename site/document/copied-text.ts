/** The marks that say where a line may end, and where not. */
const MARKS = /[\u2060\u200B\u00AD]|\u200D(?=[\u0E00-\u0E7F–*”:])/

/**
 * Takes the marks out of what a visitor copies: in another program they would be part of the words, the company's name among them, and
 * a search there would not find it. They leave the page itself while the browser copies, so that text and formatting stay the browser's
 * own, and are back before it paints.
 */
export function copyWithoutMarks(): void {
  addEventListener('copy', () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const taken: [Text, number, string][] = []
    while (nodes.nextNode()) {
      const text = nodes.currentNode as Text
      if (!getSelection()?.containsNode(text, true)) continue
      for (let at = text.data.search(MARKS); at >= 0; at = text.data.search(MARKS)) {
        taken.unshift([text, at, text.data.charAt(at)])
        // Piece by piece: were the text set as a whole, the selection would be lost.
        text.deleteData(at, 1)
      }
    }
    requestAnimationFrame(() => {
      for (const [text, at, mark] of taken) if (at <= text.length) text.insertData(at, mark)
    })
  })
}
