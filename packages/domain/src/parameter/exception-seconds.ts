import { type ExceptionSeconds, exceptionSeconds, type TimedException } from '../limits/index.ts'
import { exceptionBounds as bounds } from './bounds.ts'

/** The text of the seconds: `no-rider=300|stuck=2700`. */
export const exceptionSecondsText = (seconds: ExceptionSeconds): string =>
  Object.entries(seconds)
    .map(([kind, most]) => `${kind}=${most}`)
    .join('|')

/** The seconds that a text means, with the initial ones of the kinds that it does not name; undefined for nonsense. */
export function readExceptionSeconds(text: string): ExceptionSeconds | undefined {
  const read: Partial<Record<TimedException, number>> = {}
  for (const part of text.split('|')) {
    const [, kind = '', digits = ''] = /^([a-z-]+)=(\d{1,5})$/u.exec(part) ?? []
    const seconds = Number(digits)
    if (!isTimed(kind) || read[kind] !== undefined || seconds < bounds.from || seconds > bounds.to)
      return undefined
    read[kind] = seconds
  }
  return { ...exceptionSeconds, ...read }
}

const isTimed = (kind: string): kind is TimedException => Object.hasOwn(exceptionSeconds, kind)
