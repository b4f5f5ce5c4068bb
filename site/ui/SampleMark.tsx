interface SampleMarkProps {
  /** What the section shows; it is marked as long as any of it was made up. */
  of: readonly { sample: boolean }[]
  children: string
}

/** Says, once for a whole section, that its people, clients or stories are samples. */
export function SampleMark({ of: shown, children }: SampleMarkProps) {
  return shown.some(({ sample }) => sample) ? <small className="sample-mark">{children}</small> : null
}
