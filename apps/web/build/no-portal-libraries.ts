import type { Plugin } from 'vite'

/** Libraries of the portal. Their modules are read when a feature's index names them, and left out where nothing is used. */
const library =
  /\/node_modules\/(react-dom|@mantine\/core|@tanstack\/[^/]+|xstate|@xstate\/[^/]+|i18next|react-i18next)\//u

/** Fails the build where code of such a library has come into the pages that load no portal. */
export function noPortalLibraries(): Plugin {
  return {
    name: 'beckon:no-portal-libraries',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? (library.exec(id)?.[1] ?? []) : [],
            )
          : [],
      )
      if (found.length > 0)
        this.error(`these pages must be light, and load ${[...new Set(found)].join(', ')}`)
    },
  }
}
