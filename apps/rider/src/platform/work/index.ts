export { isLastAct, type LastAct } from './last-act.ts'
export { createWork, type WorkService } from './work.ts'
export type { JobNotice } from './notices.ts'
export { type Assignment, storedWork, WORK, type WorkCopy, workSchema } from './work-copy.ts'
