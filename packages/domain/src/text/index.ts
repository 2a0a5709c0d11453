export { tidyLine, tidyLines } from './tidy.ts'
