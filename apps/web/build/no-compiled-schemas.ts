import type { Plugin } from 'vite'

/** The module of zod with its settings, which runs before the first schema is made, however the files are split. */
const settings = /\/zod\/v4\/core\/core\.js$/u
const read = 'export const globalConfig = globalThis.__zod_globalConfig;'

/** Keeps zod from compiling programs, and from trying whether it may: the content policy refuses that, and browsers report it. */
export function noCompiledSchemas(): Plugin {
  return {
    name: 'beckon:no-compiled-schemas',
    apply: 'build',
    transform: (code, id) => (settings.test(id) ? { code: withoutCompiling(code), map: null } : null),
  }
}

export function withoutCompiling(code: string): string {
  if (!code.includes(read)) throw new Error('This version of zod has its settings elsewhere.')
  return code.replace(
    read,
    'export const globalConfig = Object.assign(globalThis.__zod_globalConfig, { jitless: true });',
  )
}
