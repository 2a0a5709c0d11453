import { z } from 'zod'

const isObject = z.record(z.string(), z.unknown())
const isId = z.string().min(1)

/** The path of what a call has created: `{endpoint.endpoint_id}` is a field of its answer. */
export const locationOf = (path: string, answer: unknown): string =>
  path.replaceAll(/\{([\w.]+)\}/gu, (_all, name: string) => encodeURIComponent(fieldOf(answer, name)))

function fieldOf(answer: unknown, name: string): string {
  const found = name.split('.').reduce<unknown>((value, key) => isObject.parse(value)[key], answer)
  return isId.parse(found)
}
