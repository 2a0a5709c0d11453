import type { PaletteEntry } from '../features/palette/index.ts'
import { useDeps } from '../platform/deps/index.ts'
import { isAllowed } from '../platform/session/index.ts'
import { useStore } from '../platform/store/index.ts'
import { useTexts } from '../platform/texts/index.ts'
import { usePages } from './use-pages.ts'

/** The pages and then the acts that the roles of the operator allow, for the palette. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const { t } = useTexts()
  const deps = useDeps()
  const session = useStore(deps.session.state)
  const country = useStore(deps.country)
  const pages = usePages()
  if (session.status !== 'in') return []
  const acts = pages.flatMap((page) =>
    (page.acts ?? [])
      .filter(({ action }) => isAllowed(session.me, country, action))
      .map(({ title, dialog, path = page.path }) => ({
        path,
        icon: page.icon,
        name: t(title),
        ...(dialog === undefined ? {} : { search: { dialog } }),
      })),
  )
  return [...pages.map(({ path, title, icon }) => ({ path, icon, name: t(title) })), ...acts]
}
