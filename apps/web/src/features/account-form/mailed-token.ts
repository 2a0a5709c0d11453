import { useEffect, useState } from 'react'

/**
 * The token of a link in an email. It follows the hash sign, which is neither sent to a server nor logged, and is
 * removed from the address at once, so that it is not shared or stored with it. Another link that is opened on the
 * same page has another token.
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
