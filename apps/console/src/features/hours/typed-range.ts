/** Times of day as `09:30`, both empty for the hours of the country. */
export interface TypedRange {
  readonly from: string
  readonly to: string
}

/** Returns hours such as `0930:1800` as they are typed. */
export function rangeIn(hours: string | null): TypedRange {
  const [from = '', to = ''] = (hours?.split(':') ?? []).map(
    (clock) => `${clock.slice(0, 2)}:${clock.slice(2)}`,
  )
  return { from, to }
}

/** Returns the hours of a typed range: null where both are empty, undefined where one is missing. */
export function hoursOf({ from, to }: TypedRange): string | null | undefined {
  if ((from === '') !== (to === '')) return undefined
  const digits = (clock: string) => clock.slice(0, 5).replace(':', '')
  return from === '' ? null : `${digits(from)}:${digits(to)}`
}
