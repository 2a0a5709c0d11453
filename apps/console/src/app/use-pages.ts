import { useDeps } from '../platform/deps/index.ts'
import { isAllowed } from '../platform/session/index.ts'
import { useStore } from '../platform/store/index.ts'
import { type ConsolePage, pages } from './pages.ts'

/** The pages that the roles of the operator allow in the country that is shown. */
export function usePages(): readonly ConsolePage[] {
  const deps = useDeps()
  const session = useStore(deps.session.state)
  const country = useStore(deps.country)
  if (session.status !== 'in') return []
  return pages.filter(({ action }) => isAllowed(session.me, country, action))
}
