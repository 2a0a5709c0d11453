import type { OperatorAction } from '@beckon/domain/operator'
import { useDeps } from '../../platform/deps/index.ts'
import { isAllowed } from '../../platform/session/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** Whether the roles of the operator allow an action in the country that is shown. */
export function useMay(action: OperatorAction): boolean {
  const deps = useDeps()
  const session = useStore(deps.session.state)
  const country = useStore(deps.country)
  return session.status === 'in' && isAllowed(session.me, country, action)
}
