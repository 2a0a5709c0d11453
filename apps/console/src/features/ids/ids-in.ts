/** Words of a text, each once. */
export const idsIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/u).filter((id) => id !== '')),
]
