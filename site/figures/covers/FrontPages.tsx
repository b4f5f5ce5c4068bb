import { LevelLines, UprightLines } from './engraving.tsx'

/** How each page of the pile lies, the lowest first. */
const PILE = ['translate(96 62) rotate(-11)', 'translate(250 30) rotate(9)', 'translate(176 40) rotate(-2)']

/** A pile of front pages that carry the same story. */
export function FrontPages() {
  return PILE.map((lie, page) => (
    <g key={lie} transform={lie}>
      <g className="art-quiet">
        <UprightLines x={6} y={228} width={170} height={7} weight={1} gap={3} />
        <LevelLines x={172} y={8} width={7} height={227} weight={1} gap={3} />
      </g>
      <FrontPage lead={page === PILE.length - 1} />
    </g>
  ))
}

/** The lead page has its picture and headline on the left, and its headline is the live one. */
function FrontPage({ lead }: { lead: boolean }) {
  return (
    <>
      <path className="art-sheet" d="M0 0h172v228H0Z" />
      <path d="M30 21h112" strokeWidth="15" strokeDasharray="10 2 6 2 8 2 5 6" />
      <path d="M12 35h148M12 38.5h148" />
      <path className={lead ? 'art-strand' : undefined} d="M12 53h148M12 67h104" strokeWidth="8" />
      <LevelLines x={12} y={82} width={96} height={70} weight={1} gap={2} />
      <path className="art-sheet" d="M12 152v-22l26-26 22 24 14-12 34 36Z" />
      <circle className="art-sheet" cx="82" cy="99" r="8" />
      <g className="art-quiet">
        <LevelLines x={116} y={82} width={44} height={134} weight={1.5} gap={4} />
        <LevelLines x={12} y={161} width={44} height={55} weight={1.5} gap={4} />
        <LevelLines x={64} y={161} width={44} height={55} weight={1.5} gap={4} />
      </g>
    </>
  )
}
