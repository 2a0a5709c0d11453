import { lazyParts } from '../../platform/loading/index.ts'

/** The explanations are loaded for people whose role does not allow something. */
const part = lazyParts(() => import('./explanations.ts'))
export const NotAllowed = part(({ NotAllowed: Page }) => Page)
export const WhoMaySentence = part(({ WhoMaySentence: Sentence }) => Sentence)
