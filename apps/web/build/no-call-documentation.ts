import type { Plugin } from 'vite'

const calls = /\/packages\/contract\/src\/calls\/.+\.ts$/u

/** Fields of calls that only the service reads. A field that does not fit on one line stays. */
const ofService = /^ {2}(?:summary: (?:'[^']*'|"[^"]*"|`[^`$]*`)|memberAction: '[^']*'),\n/gmu

/** Returns the source of calls without the fields that only the service reads. */
export const withoutDocumentation = (source: string): string => source.replace(ofService, '')

/** Leaves the summaries and the actions of calls out of the portal. */
export function noCallDocumentation(): Plugin {
  return {
    name: 'beckon:no-call-documentation',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return calls.test(id) ? { code: withoutDocumentation(code), map: null } : null
    },
  }
}
