export type { Io } from './io.ts'
export { run } from './run.ts'
