export type { CallError, CallOptions, CallResult, Client, ClientOptions } from './create-client.ts'
export { createClient } from './create-client.ts'
export { callProblem, type CallProblem, textValues } from './call-problem.ts'
