import '@beckon/ui/trusted-types'
import '@fontsource-variable/inter/wght.css'
import '@beckon/ui/device-fonts.css'
import '@beckon/ui/line-heights.css'
import '@beckon/ui/colors.css'
import './public.css'
import { type BrandId, brands } from '@beckon/domain/country'
import { createRoot, type Root } from 'react-dom/client'
import { Fallback, StillLoading } from '../app/Fallback.tsx'
import { loadEssential, RETRIES } from '../app/loading/load-essential.ts'
import { loadPublicPage } from '../platform/light/index.ts'
// Past index.ts, which would bring the components' whole theme.
import { showPageIcon } from '../platform/theme/page-icon.ts'
import { takeView } from '../platform/view/index.ts'
import { requestedLanguage } from './requested-language.ts'
import { withHiddenTokens } from './page-of.ts'
import { PublicApp } from './PublicApp.tsx'

takeView()
history.replaceState(null, '', withHiddenTokens(location.href))
// Another link to the same parcel changes nothing else of the address.
window.addEventListener('hashchange', () => location.reload())
const place = document.getElementById('root')
if (!place) throw new Error('public-pages.html has a place for the page')
await start(createRoot(place))

/** Starts the recipients' pages: no part of the portal is loaded for them. */
async function start(root: Root): Promise<void> {
  const light = await loadEssential(
    () => loadPublicPage(requestedLanguage()),
    (retry) => root.render(<StillLoading retry={retry} of={RETRIES} />),
  )
  if (!light) return root.render(<Fallback />)
  showPageIcon(brands[light.config.brand as BrandId])
  root.render(<PublicApp first={light} />)
}
