import { errorCodes } from '@beckon/contract'

const isErrorCode = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code)

/** Returns the text key of a problem: of a refusal, a bulk row or a request. */
export function problemKey(code: string, has: (key: string) => boolean): string {
  if (isErrorCode(code)) return errorCodes[code].key
  const own = `bulk.problem.${code}`
  return has(own) ? own : `request.fault.${code}`
}
