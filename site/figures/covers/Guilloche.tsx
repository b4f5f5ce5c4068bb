import { petals, rosetteOf } from '../rosette.ts'
import { LevelLines, UprightLines, whole } from './engraving.tsx'

/** Numbers from 0 to below 1 that belong to a name, one after the other, the same every time. */
function* numbersOf(name: string): Generator<number, never> {
  let seed = 2_166_136_261
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  while (true) {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_507) >>> 0
    seed = (seed ^ (seed >>> 13)) >>> 0
    yield seed / 2 ** 32
    seed = (seed + 0x9e3779b9) >>> 0
  }
}

/**
 * What an article has that names no drawing, and a service or plan for which none was drawn: sheets, a lathe's rosette and a wire,
 * placed by its name.
 */
export function Guilloche({ name }: { readonly name: string }) {
  const numbers = numbersOf(name)
  const between = (least: number, most: number) => whole(least + numbers.next().value * (most - least))
  const [x, y, radius] = [between(90, 390), between(90, 230), between(64, 108)]
  const across = between(70, 200)
  const sheets = Array.from({ length: between(3, 6) }, () => {
    const [width, height] = [between(90, 190), between(70, 170)]
    const [left, top] = [between(24, 456 - width), between(24, 296 - height)]
    return { left, top, width, height, upright: numbers.next().value < 0.5, weight: between(1, 4) }
  })
  const rosette = rosetteOf(name)
  return (
    <>
      {sheets.map(({ left, top, width, height, upright, weight }) => {
        const Lines = upright ? UprightLines : LevelLines
        return (
          <g key={`${left} ${top}`}>
            <path className="art-sheet" d={`M${left} ${top}h${width}v${height}h${-width}Z`} />
            <Lines
              x={left + 12}
              y={top + 14}
              width={width - 24}
              height={height - 28}
              weight={weight}
              gap={6 - weight}
            />
          </g>
        )
      })}
      <g transform={`translate(${x} ${y})`}>
        <circle className="art-sheet" r={radius + 12} strokeWidth="2.5" />
        <circle r={radius + 5} strokeWidth="7" pathLength="360" strokeDasharray="1.5 2.5" />
        <path className="art-quiet" d={petals(rosette, radius / 2, whole(radius / 2))} />
        <circle className="art-sheet" r={whole(radius / 4)} strokeWidth="4" />
      </g>
      <path
        className="art-wire"
        d={`M0 ${between(30, 290)}C${across} ${between(0, 320)} ${x - 60} ${between(0, 320)} ${x} ${y}S${between(360, 440)} ${between(0, 320)} 480 ${between(30, 290)}`}
      />
      <circle className="art-node" cx={x} cy={y} r="6" />
    </>
  )
}
