export { type ActAdder, useAct } from './use-act.ts'
