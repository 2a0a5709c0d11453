import { z } from 'zod'
import { stored } from '../storage/index.ts'

const kept = () => stored('visitor', z.string().min(8).max(64))

/** Identifies the browser without identifying its user. */
export function targetingKey(): string {
  const known = kept().read()
  if (known !== undefined) return known
  // Not `randomUUID`, which a page without a certificate does not have.
  const made = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
  kept().write(made)
  return made
}
