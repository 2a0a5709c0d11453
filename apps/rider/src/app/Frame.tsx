import { useRoute } from '../platform/router/index.ts'
import { screens } from './screens.ts'

/** The frame of a logged-in rider. */
export function Frame() {
  const route = useRoute()
  const Shown = (route && screens[route.page]) ?? screens.work
  return Shown ? <Shown /> : null
}
