export { plainDigits } from './digits.ts'
export { type Finder, findWords } from './find-words.ts'
export { tidyLine, tidyLines } from './tidy.ts'
