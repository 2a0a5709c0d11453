/** Returns a template's text in a language, else in the first of others that it has, else in any; undefined without texts. */
export function templateIn(
  texts: Readonly<Partial<Record<string, string>>>,
  language: string,
  others: readonly string[],
): string | undefined {
  const known = [language, ...others].find((tag) => texts[tag] !== undefined)
  return known === undefined ? Object.values(texts)[0] : texts[known]
}
