import { z } from 'zod'
import { stored } from '../storage/index.ts'

const kept = () => stored('visitor', z.string().min(8).max(64))

/** Says that this is the same browser as before, and nothing about whose it is. */
export function targetingKey(): string {
  const known = kept().read()
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  kept().write(made)
  return made
}
