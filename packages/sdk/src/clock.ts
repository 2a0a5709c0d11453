/** The time of the machine. */
export const currentTime = (): Date => new Date()
