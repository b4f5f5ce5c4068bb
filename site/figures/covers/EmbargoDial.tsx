/** A dial whose shaded hours are the embargo; at its end the wire leaves. */
export function EmbargoDial() {
  return (
    <>
      <circle className="art-sheet" cx="240" cy="160" r="128" />
      <circle className="art-hair" cx="240" cy="160" r="122" />
      <circle
        cx="240"
        cy="160"
        r="114"
        strokeWidth="12"
        pathLength="360"
        strokeDasharray=".5 5.5"
        strokeDashoffset=".25"
      />
      <circle
        cx="240"
        cy="160"
        r="110"
        strokeWidth="20"
        pathLength="360"
        strokeDasharray="1.6 28.4"
        strokeDashoffset=".8"
      />
      <circle className="art-hair" cx="240" cy="160" r="94" />
      <path d="M240 113a47 47 0 0 1 40.7 70.5" strokeWidth="86" strokeDasharray=".7 1.35" />
      <path className="art-hair" d="M240 70a90 90 0 0 1 77.9 135L240 160Z" />
      <path d="M240 178V72" strokeWidth="5" />
      <path className="art-wire" d="M240 160 318 205C350 223 380 262 480 262" />
      <circle className="art-node" cx="318" cy="205" r="6" />
      <circle className="art-sheet" cx="240" cy="160" r="8" strokeWidth="4" />
    </>
  )
}
