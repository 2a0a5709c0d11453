import type { Plugin } from 'vite'

const codes = /\/packages\/contract\/src\/errors\.ts$/u

/** Codes that only operators and programs are answered with. */
const ofDesk =
  /^ {2}'(?:[\w-]+\.[\w-]+': \{ status: \d+, key: 'console\.|(?:operator|board|exception|transfer|key|webhook|event)\.).*\n/gmu

/** Returns the source of the codes of failures without those that the portal never meets. */
export const withoutDeskErrors = (source: string): string => source.replace(ofDesk, '')

/** Leaves the failures of operators and programs out of the portal, which shows the text that an answer names. */
export function noDeskErrors(): Plugin {
  return {
    name: 'beckon:no-desk-errors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return codes.test(id) ? { code: withoutDeskErrors(code), map: null } : null
    },
  }
}
