import { errorCodes } from '@beckon/contract'

const isErrorCode = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code)

/** The key of what is said of a problem: of the request's own faults, of refusals, or of bulk rows alone. */
export function problemKey(code: string, has: (key: string) => boolean): string {
  if (isErrorCode(code)) return errorCodes[code].key
  const own = `bulk.problem.${code}`
  return has(own) ? own : `request.fault.${code}`
}
