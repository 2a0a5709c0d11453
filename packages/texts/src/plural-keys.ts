const plural = /_(zero|one|two|few|many|other)$/u

/** The key as it is used: without the form of the number. */
export const baseOf = (key: string): string => key.replace(plural, '')

export const isCounted = (key: string): boolean => plural.test(key)

export const baseKeys = (texts: object): string[] => [...new Set(Object.keys(texts).map(baseOf))].toSorted()

/** The forms that a language counts with. */
export const pluralForms = (tag: string): readonly string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories
