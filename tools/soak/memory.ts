import { setTimeout as pause } from 'node:timers/promises'
import type { SoakServer } from './stage.ts'

/** A sample of a server's own metrics. */
export interface Sample {
  /** Of `performance.now()`. */
  readonly at: number
  /** Bytes. */
  readonly resident: number
  readonly heap: number
  /** Seconds of processor time since its start. */
  readonly processor: number
}

const SAMPLE_MILLISECONDS = 2000

/** Reads a server's own metrics every two seconds until it is told to stop. */
export async function sampleMemory(server: SoakServer, over: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = []
  while (!over.aborted) {
    try {
      const signal = AbortSignal.timeout(20_000)
      const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`, { signal })).text()
      const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
      samples.push({
        at: performance.now(),
        resident: figure('process_resident_memory_bytes'),
        heap: figure('nodejs_heap_size_used_bytes'),
        processor: figure('process_cpu_seconds_total'),
      })
    } catch {
      // It is being restarted.
    }
    await pause(SAMPLE_MILLISECONDS)
  }
  return samples
}
