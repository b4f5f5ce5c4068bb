interface SampleMarkProps {
  /** The entries of the section. The mark appears if any of them is a sample. */
  of: readonly { sample: boolean }[]
  children: string
}

/** Says, once for a whole section, that its people, clients or stories are samples. */
export function SampleMark({ of: shown, children }: SampleMarkProps) {
  return shown.some(({ sample }) => sample) ? <small className="sample-mark">{children}</small> : null
}
