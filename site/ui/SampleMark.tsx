interface SampleMarkProps {
  /** The entries of the section. The mark is shown if one of them is a sample or stays an example. */
  of: readonly { sample: boolean | 'example' }[]
  children: string
}

/** Marks a section whose people, clients or stories are invented. */
export function SampleMark({ of: shown, children }: SampleMarkProps) {
  return shown.some(({ sample }) => sample) ? <small className="sample-mark">{children}</small> : null
}
