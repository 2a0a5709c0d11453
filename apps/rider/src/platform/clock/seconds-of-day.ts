/** Returns a time at noon UTC of a day such as `2026-03-29`, in seconds since 1970: the same day in every zone of a country. */
export const secondsOfDay = (day: string): number => Math.floor(Date.parse(`${day}T12:00:00Z`) / 1000)
