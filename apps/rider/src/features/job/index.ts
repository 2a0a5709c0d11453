export { isToCustomer, type Stage, stageOf } from './stage.ts'
export { type Finished, type Job, useJob } from './use-job.ts'
