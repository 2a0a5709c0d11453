/** Fetches a file of JSON; undefined where it cannot be had. */
export async function loadJson(path: string, isStored = false): Promise<unknown> {
  try {
    // Revalidated, unless its address has a version.
    const response = await fetch(path, { cache: isStored ? 'default' : 'no-cache' })
    return response.ok ? await response.json() : undefined
  } catch {
    // No connection, or an answer that is not JSON: the caller tries again.
    return undefined
  }
}
