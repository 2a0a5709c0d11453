import { useEffect, useState } from 'react'

/**
 * The token of a link that was mailed. It stands behind the hash sign, where no server and no log sees it, and is
 * taken out of the address at once, so that it is not shared or kept with it. Another link that is opened on the
 * same page is another token.
 */
export function useMailedToken(): string | undefined {
  const [token, setToken] = useState(takeToken)
  useEffect(() => {
    const look = () => setToken((before) => takeToken() ?? before)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return token
}

function takeToken(): string | undefined {
  const token = window.location.hash.slice(1)
  if (token === '') return undefined
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return token
}
