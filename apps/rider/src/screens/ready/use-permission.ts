import { useEffect, useState } from 'react'

/** Returns the state of a permission; undefined where the browser has none before the first use. */
export function usePermission(name: 'geolocation' | 'camera'): PermissionState | undefined {
  const [state, setState] = useState<PermissionState>()
  useEffect(() => {
    let status: PermissionStatus | undefined
    let isOver = false
    const read = () => setState(status?.state)
    const follow = (found: PermissionStatus) => {
      if (isOver) return
      status = found
      found.addEventListener('change', read)
      read()
    }
    const { permissions } = navigator as { readonly permissions?: Permissions }
    permissions?.query({ name: name as PermissionName }).then(follow, () => undefined)
    return () => {
      isOver = true
      status?.removeEventListener('change', read)
    }
  }, [name])
  return state
}
