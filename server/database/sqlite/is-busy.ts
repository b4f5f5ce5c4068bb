/** `SQLITE_BUSY` in any of its kinds: another process has a lock, or the whole file. */
export const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5
