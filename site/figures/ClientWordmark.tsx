import './ClientWordmark.css'

/** The small drawings that stand by a client's name, on a square of 36 units. */
const devices = {
  wing: 'M2 26C12 26 22 20 34 6 32 22 22 31 8 31M6 21c8-1 14-4 20-11M10 16c5-1 8-3 11-7',
  terrace: 'M2 31c8-6 24-6 32 0M5 25c7-5 19-5 26 0M8 19c6-4 14-4 20 0M12 13c4-2.5 8-2.5 12 0',
  sun: 'M2 28h32M8 28a10 10 0 0 1 20 0M18 13V5M26 16l5-6M10 16l-5-6M30 22l5-2M6 22l-5-2',
  river: 'M2 12c5-6 11-6 16 0s11 6 16 0M2 19c5-6 11-6 16 0s11 6 16 0M2 26c5-6 11-6 16 0s11 6 16 0',
} as const

export type WordmarkDevice = keyof typeof devices
export const WORDMARK_DEVICES = Object.keys(devices) as WordmarkDevice[]

type Props = { readonly name: string; readonly device: WordmarkDevice }

/** A client's name as a drawn mark. The name stays text: it is read, found and translated as any other. */
export function ClientWordmark({ name, device }: Props) {
  return (
    <span className={`wordmark wordmark-${device}`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d={devices[device]} />
      </svg>
      <span>{name}</span>
    </span>
  )
}
