import { archives } from '../archives.tsx'

/** Lists the archives, for the program that prints them. */
export const GET = () => new Response(JSON.stringify(archives, (key, value) => (key === 'drawing' ? undefined : value)))
