import { findFirefox } from '../../tools/engines.ts'
import { testEngine } from './engine-tests.ts'
import { startFirefox } from './protocols.ts'

testEngine('Firefox', findFirefox(), startFirefox)
