export { loadConfig, loadTexts, textsAddress } from './load-texts.ts'
export { type RiderKey, type Texts, TextsContext, type TextSource, textsFrom, useTexts } from './texts.ts'
