import { errorCodes } from '@beckon/contract'

const isErrorCode = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code)

/** The key of what is said of a problem: of refusals, of bulk rows in their own words, or of a request's own faults. */
export function problemKey(code: string, has: (key: string) => boolean): string {
  if (isErrorCode(code)) return errorCodes[code].key
  const own = `bulk.problem.${code}`
  return has(own) ? own : `request.fault.${code}`
}
