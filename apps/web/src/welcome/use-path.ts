import { useEffect, useState } from 'react'

const pages = ['/', '/connect'] as const
export type WelcomePath = (typeof pages)[number]

/** The page that a path means; the service serves no other path here. */
export const pageAt = (pathname: string): WelcomePath =>
  pathname.replace(/\/+$/u, '') === '/connect' ? '/connect' : '/'

/** Which page is shown. One leads to the other without a reload; all other pages are the portal's. */
export function usePath() {
  const [path, setPath] = useState(() => pageAt(location.pathname))
  useEffect(() => {
    const look = () => setPath(pageAt(location.pathname))
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])
  const open = (to: string): boolean => {
    const page = pages.find((one) => one === to)
    if (!page) return false
    if (page !== path) history.pushState(null, '', page)
    window.scrollTo(0, 0)
    setPath(page)
    return true
  }
  return { path, open }
}
