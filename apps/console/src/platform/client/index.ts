export { answerTo, CallFailed, isLoggedOut } from './answer-to.ts'
export { consoleClient } from './console-client.ts'
export { loadJson } from './load-json.ts'
export { type CallProblem, problemOf } from './problem-of.ts'
