type Corner = [number, number]

/** Writes corners as lines of latitude and longitude, as people say them; the repeated last one is left out. */
export function textOf(ring: readonly Corner[]): string {
  const isClosed = ring.length > 1 && String(ring[0]) === String(ring.at(-1))
  return (isClosed ? ring.slice(0, -1) : ring).map(([east, north]) => `${north}, ${east}`).join('\n')
}

/** Reads lines of latitude and longitude; undefined where a line is neither. */
export function cornersIn(text: string): Corner[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const corners = lines.map(cornerOf)
  return corners.every((corner) => corner !== undefined) ? corners : undefined
}

function cornerOf(line: string): Corner | undefined {
  const found = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/u.exec(line)
  const [north, east] = [Number(found?.[1]), Number(found?.[2])]
  return found && Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [east, north] : undefined
}
