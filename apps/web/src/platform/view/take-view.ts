import { storeViewToken } from '../storage/index.ts'
// Past index.ts, which would bring the texts of the whole portal.
import { localeStore } from '../texts/locale-store.ts'

/**
 * Takes the token of a view out of the address, before anything is read from storage: behind the # it reaches no server, and
 * afterwards it is in this tab only. The language is that of the operator.
 */
export function takeView(page: Pick<Window, 'location' | 'history'> = window): void {
  const { location, history } = page
  const given = new URLSearchParams(location.hash.slice(1))
  const token = given.get('view')
  if (token === null || token === '') return
  storeViewToken(token)
  const language = given.get('language')
  if (language !== null) localeStore().write(language)
  history.replaceState(null, '', location.pathname + location.search)
}
