import type { SmokeAnswer } from './last-release.ts'

/**
 * Differences that programs and pages of an earlier release would notice in the answers of today, in words. Fields may be added; those that were there
 * stay, with their kind. The values of what was stored are the same. A file may get columns after its last one.
 */
export function differences(
  recorded: readonly SmokeAnswer[],
  answered: readonly SmokeAnswer[],
  storedCalls: ReadonlySet<string>,
): readonly string[] {
  const found = recorded.flatMap((before, index) => {
    const after = answered[index]
    if (after?.call !== before.call) return [`${before.call}: was not made`]
    if (after.status !== before.status) {
      return [`${before.call}: ${after.status} instead of ${before.status}, ${JSON.stringify(after.body)}`]
    }
    return compare(before.call, before.body, after.body, storedCalls.has(before.call))
  })
  return [...new Set(found)]
}

function compare(path: string, before: unknown, after: unknown, isStored: boolean): readonly string[] {
  // Nothing is known about the kind of what was absent.
  if (before === null) return []
  if (kindOf(before) !== kindOf(after)) return [`${path}: ${kindOf(after)} instead of ${kindOf(before)}`]
  if (Array.isArray(before) && Array.isArray(after)) {
    if (isStored && after.length < before.length)
      return [`${path}: ${after.length} instead of ${before.length}`]
    return before
      .slice(0, after.length)
      .flatMap((one: unknown, index) => compare(`${path}[]`, one, after[index], isStored))
  }
  if (isRecord(before) && isRecord(after)) {
    return Object.entries(before).flatMap(([name, value]) =>
      compare(`${path}.${name}`, value, after[name], isStored),
    )
  }
  if (!isStored || before === after) return []
  return typeof before === 'string' && typeof after === 'string' && before.includes(LINE_END)
    ? compareLines(path, before, after)
    : [`${path}: ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`]
}

const LINE_END = '\r\n'

function compareLines(path: string, before: string, after: string): readonly string[] {
  const lines = after.split(LINE_END)
  return before.split(LINE_END).flatMap((line, index) => {
    const found = lines[index] ?? ''
    const isKept = found === line || (line !== '' && found.startsWith(`${line};`))
    return isKept ? [] : [`${path}: ${JSON.stringify(found)} instead of ${JSON.stringify(line)}`]
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
