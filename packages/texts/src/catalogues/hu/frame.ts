export const frame = {} as const
