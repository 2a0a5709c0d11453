import { useCountryFigures } from '../../features/help/index.ts'
import { Landing } from './Landing.tsx'

/** The landing page inside of the portal, where one comes to it by logging out. */
export function Screen() {
  return <Landing figures={useCountryFigures()} />
}
