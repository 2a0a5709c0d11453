export type { CallError, CallResult, Client, ClientOptions } from './create-client.ts'
export { createClient } from './create-client.ts'
