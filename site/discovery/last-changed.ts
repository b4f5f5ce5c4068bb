/** When the newest of these articles appeared or, later still, one of them was put right; nothing where there is none. */
export function lastChanged(articles: readonly { date: Date; corrected?: Date | undefined }[]): Date | undefined {
  const days = articles.map(({ date, corrected = date }) => corrected.getTime())
  return days.length > 0 ? new Date(Math.max(...days)) : undefined
}
