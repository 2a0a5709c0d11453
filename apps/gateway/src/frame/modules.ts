import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const here = (path: string): URL => new URL(path, import.meta.url)

/** The scripts of our pages, and the rules that they share with the gateway, by the name that a browser requests. */
const files: Readonly<Record<string, URL>> = {
  'card-form.ts': here('./browser/card-form.ts'),
  'challenge-done.ts': here('./browser/challenge-done.ts'),
  'encrypt.ts': here('./browser/encrypt.ts'),
  'host.ts': here('./browser/host.ts'),
  'fields.ts': here('./browser/fields.ts'),
  'card-data.ts': here('./browser/card-data.ts'),
  'card-number.ts': here('../card/card-number.ts'),
  'expiry.ts': here('../card/expiry.ts'),
}

const known = new Map<string, string>()

/** A module in JavaScript; undefined for anything that is not on the list. */
export function moduleText(name: string): string | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) return undefined
  const made = known.get(name) ?? plain(readFileSync(file, 'utf8'))
  known.set(name, made)
  return made
}

/** Types go, and all modules stand in one folder. */
const plain = (text: string): string =>
  stripTypeScriptTypes(text).replaceAll(/(from ')(?:\.\.?\/)+(?:[\w-]+\/)*([\w-]+\.ts')/g, '$1./$2')
