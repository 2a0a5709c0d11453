export { isToCustomer, type Stage } from './stage.ts'
export { type Finished, type Job, type OpenJob, useJob } from './use-job.ts'
