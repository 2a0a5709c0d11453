/** Readings at once in a process: each may need a core and 200 MB. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Waits until there is room for one more; what it answers gives the room back. */
export async function takeTurn(): Promise<() => void> {
  if (running >= AT_ONCE) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  } else running += 1
  return () => {
    const next = waiting.shift()
    // The room goes straight to who has waited longest.
    if (next) next()
    else running -= 1
  }
}
