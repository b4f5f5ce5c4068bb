import { killServerAgainAndAgain } from './leads-killed.ts'

killServerAgainAndAgain('PostgreSQL')
