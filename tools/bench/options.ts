export interface BenchOptions {
  /** How often each is measured, where it is measured more than once for a median. */
  runs?: number
  /** Folders of built sites of others, by the names they go by in the table. */
  peers: ReadonlyMap<string, string>
  /** Whether tables go into docs/performance.md. */
  write: boolean
}
