const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Keeps a phone number, an id or a price in its own order inside a sentence of the other direction. */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`

/** For places that cannot show isolates, such as the title of a tab. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/gu, '')
