import { errorCodes } from '@beckon/contract'

const isErrorCode = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code)

/** Returns the text key of a problem: a refusal's, a bulk row's or a request's. */
export function problemKey(code: string, has: (key: string) => boolean): string {
  if (isErrorCode(code)) return errorCodes[code].key
  const own = `bulk.problem.${code}`
  return has(own) ? own : `request.fault.${code}`
}
