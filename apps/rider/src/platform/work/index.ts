export { createWork, type WorkService } from './work.ts'
export { type Assignment, storedWork, WORK, type WorkCopy, workSchema } from './work-copy.ts'
