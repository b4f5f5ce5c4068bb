import type { Words } from '../../content/load-content.ts'

/** 'Open now' or 'Closed now' beside the phone number, by Bangkok's clock: filled by `site/document/office-status.ts`. */
export function OfficeStatus({ words }: { words: Words['site']['hours'] }) {
  return <span className="office-status" data-open={words.open} data-closed={words.closed} data-office-status hidden />
}
