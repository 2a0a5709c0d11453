import { createSemaphore } from '../semaphore.ts'

/** Files are read and passwords hashed by the same few threads, and a large picture takes 200 MB while it is open. */
export const preparations = createSemaphore(2)

/** Seconds; a picture that takes longer was made to. */
export const PATIENCE = 10
