export { loadConfig, loadTexts, textsAddress } from './load-texts.ts'
export { type RiderKey, type Texts, TextsContext, useTexts } from './texts.ts'
