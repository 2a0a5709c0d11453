/** The size of a chart in its own units; it is scaled to the width of the page. */
export const chartSize = { width: 480, height: 180, left: 76, top: 10, bottom: 22, right: 8 } as const

const plotWidth = chartSize.width - chartSize.left - chartSize.right
const plotHeight = chartSize.height - chartSize.top - chartSize.bottom

/**
 * Returns the end of the scale of a chart: 1, 2, 2.5 or 5 times a power of ten, at or above the largest value. Few things that
 * are counted have an even end, so that its half is whole.
 */
export function scaleEnd(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  if (most === 0) return 1
  if (most <= 10 && values.every((value) => Number.isInteger(value ?? 0))) return Math.ceil(most / 2) * 2
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= most * (1 - 1e-9)) ?? 10
  return step * power
}

/** Returns the end of a scale of seconds: its half is whole minutes too, as a scale names no seconds. */
export function durationEnd(seconds: readonly (number | null)[]): number {
  const minutes = Math.max(1, ...seconds.map((value) => (value ?? 0) / 60))
  const step = minutes <= 10 ? 2 : minutes <= 60 ? 10 : 120
  return Math.ceil(minutes / step) * step * 60
}

/** The height of a value; zero is at the bottom. */
export const heightOf = (value: number, end: number): number =>
  chartSize.top + plotHeight * (1 - Math.min(1, Math.max(0, value / end)))

/** Left edge and width of a step among others; the first one is on the right where the page is read from there. */
export function slotOf(index: number, count: number, isRightToLeft: boolean) {
  const width = plotWidth / Math.max(1, count)
  const place = isRightToLeft ? count - 1 - index : index
  const left = (isRightToLeft ? chartSize.right : chartSize.left) + place * width
  return { left, width, middle: left + width / 2 }
}

/** Width of a letter of a label. */
const LETTER = 6.5

/** Which steps have a label, so that the labels do not touch. */
export function labelEvery(labels: readonly string[]): number {
  const longest = Math.max(1, ...labels.map((label) => label.length))
  const most = Math.max(1, Math.floor(plotWidth / ((longest + 2) * LETTER)))
  return Math.max(1, Math.ceil(labels.length / most))
}

interface Dot {
  readonly x: number
  readonly y: number
}

/** The points of a line in runs: a step without a value interrupts it. */
export function runsOf(
  values: readonly (number | null)[],
  { end, isRightToLeft }: { readonly end: number; readonly isRightToLeft: boolean },
): readonly (readonly Dot[])[] {
  const runs: Dot[][] = []
  let isOpen = false
  values.forEach((value, index) => {
    if (value !== null) {
      const dot = { x: slotOf(index, values.length, isRightToLeft).middle, y: heightOf(value, end) }
      if (isOpen) runs.at(-1)?.push(dot)
      else runs.push([dot])
    }
    isOpen = value !== null
  })
  return runs
}
