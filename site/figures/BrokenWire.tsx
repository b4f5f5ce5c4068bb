import './BrokenWire.css'

/**
 * The wire that was cut: it branches off the page's own and ends in loose strands; the news never gets to its node.
 */
export function BrokenWire() {
  return (
    <svg className="broken-wire" viewBox="0 0 640 160" aria-hidden="true">
      <path d="M1 20C1 90 20 120 70 120C130 120 140 40 200 40S290 96 352 92" />
      <path className="broken-strand" d="M352 92c14-1 20-10 34-18M352 92c16 2 26 0 44 4M352 92c12 6 16 14 30 22" />
      <path className="broken-rest" d="M452 84c44-10 60-44 104-44h52" />
      <circle className="broken-node" cx="620" cy="40" r="10" />
      <circle className="broken-source" cx="200" cy="40" r="7" />
    </svg>
  )
}
