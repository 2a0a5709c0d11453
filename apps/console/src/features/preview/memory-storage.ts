/** Storage that ends with the page. */
export function memoryStorage(first: Readonly<Record<string, string>>): Storage {
  const values = new Map(Object.entries(first))
  return {
    get length() {
      return values.size
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
