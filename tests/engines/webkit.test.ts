import { findWebKit } from '../../tools/engines.ts'
import { testEngine } from './engine-tests.ts'
import { startWebKit } from './protocols.ts'

testEngine('WebKit', findWebKit(), startWebKit)
