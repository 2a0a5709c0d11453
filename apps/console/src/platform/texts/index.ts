export { loadConfig, loadTexts } from './load-texts.ts'
export { useCountryConfig } from './use-country-config.ts'
export { type ConsoleKey, type Texts, TextsContext, useTexts } from './texts.ts'
