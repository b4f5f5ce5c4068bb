/**
 * Finds the first import cycle, from a file back to itself. Empty if there is none.
 *
 * @param imports for each file, the files that it imports
 */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] => {
    const start = way.indexOf(file)
    if (start >= 0) return [...way.slice(start), file]
    if (done.has(file)) return []
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle.length > 0) return circle
  }
  return []
}
