import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractText } from 'unpdf'

/** What people copy from a PDF, page by page: in Chrome, and in Firefox. */
export const PDF_VIEWERS: Readonly<Record<string, (pdf: Uint8Array) => Promise<string[]>>> = {
  PDFium: async (pdf) => {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(pdf)
    // PDFium marks a hyphen at the end of a line by a sign of its own.
    const pages = [...document.pages()].map((page) => page.getText().replaceAll('\ufffe', '-\n'))
    document.destroy()
    library.destroy()
    return pages
  },
  // PDF.js takes the bytes away from the caller.
  'PDF.js': async (pdf) => (await extractText(Uint8Array.from(pdf))).text,
}
