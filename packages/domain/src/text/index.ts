export { plainDigits } from './digits.ts'
export { type Finder, findWords } from './find-words.ts'
export { tidyLine, tidyLines } from './tidy.ts'
export {
  pagesOfText,
  screenOfText,
  type TextPageId,
  textPages,
  type TextScreen,
  textScreens,
} from './screens.ts'
