import type { Call } from '@beckon/contract'
import type { FuzzRequest } from './requests.ts'
import type { Scene, Who } from './world.ts'

interface Regression {
  readonly who: Who
  readonly request: FuzzRequest
}

/** Requests that once were answered wrongly, of every call that they fit. */
export function regressions(_call: Call, _scene: Scene): readonly Regression[] {
  return []
}
