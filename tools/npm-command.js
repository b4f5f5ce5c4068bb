/**
 * The npm that runs this script, or else the one in PATH.
 *
 * @returns {{ command: string, before: string[], shell: boolean }} what to start, the words that come first, and whether only a shell finds it
 */
export function npmCommand() {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) return { command: process.execPath, before: [path], shell: false }
  return { command: 'npm', before: [], shell: process.platform === 'win32' }
}
