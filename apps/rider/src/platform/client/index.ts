export { loadJson } from './load-json.ts'
export { passingStatuses } from './passing-statuses.ts'
export { type CallProblem, problemOf } from './problem-of.ts'
export { openClient, riderClient } from './rider-client.ts'
