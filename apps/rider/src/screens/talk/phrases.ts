const beforeCollection = ['here', 'soon', 'late', 'ready'] as const
const afterCollection = ['late', 'door', 'entrance'] as const

export type Phrase = (typeof beforeCollection | typeof afterCollection)[number]

/** Returns the phrases that fit before or after the collection. */
export const phrasesFor = (isCollected: boolean): readonly Phrase[] =>
  isCollected ? afterCollection : beforeCollection
