import { readConfig } from '../../server/config.ts'
import { StartError } from '../../server/start-error.ts'

/** What the start says of settings that it refuses. */
export function refusalOf(environment: Record<string, string>) {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof StartError ? error.message : error
  }
  return undefined
}
