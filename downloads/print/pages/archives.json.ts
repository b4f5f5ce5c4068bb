import { archives } from '../archives.tsx'

/** Lists the archives, for the program that prints them. */
export const GET = () => Response.json(archives)
