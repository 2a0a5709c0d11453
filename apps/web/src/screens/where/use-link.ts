import { useEffect, useState } from 'react'
import { useMailedToken } from '../../features/account-form/index.ts'
import { whereLink } from './where-link.ts'

/** Returns the token of the link that was opened in this tab. */
export function useLink(): string | undefined {
  const opened = useMailedToken()
  const [kept] = useState(() => whereLink().read())
  useEffect(() => {
    if (opened !== undefined) whereLink().write(opened)
  }, [opened])
  return opened ?? kept
}
