export { loadJson } from './load-json.ts'
export { type CallProblem, problemOf, textValues } from './problem-of.ts'
export { openClient, riderClient } from './rider-client.ts'
