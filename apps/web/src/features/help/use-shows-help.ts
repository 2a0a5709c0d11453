import { type BrandId, brands } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { showsHelp } from './shows-help.ts'

/** Returns whether the help centre is shown to the user. */
export function useShowsHelp(): boolean {
  const isOn = useFlag('Helpcenter')
  const { user, mode } = useSession()
  const brand = brands[useConfig().brand as BrandId]
  return showsHelp({ isOn, isSignedIn: user !== null, mode, brand })
}
