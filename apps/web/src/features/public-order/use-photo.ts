import { useEffect, useState } from 'react'
import { requestPhoto } from '../../platform/client/request-json.ts'

/** Fetches a photo by script, because an image element cannot send a credential. */
export function usePhoto(path: string | undefined, authorization: string | undefined) {
  const [source, setSource] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  useEffect(() => {
    if (path === undefined) return
    const left = new AbortController()
    let url: string | undefined
    void requestPhoto(path, authorization, left.signal).then((photo) => {
      if (left.signal.aborted) return
      if (!photo) return setFailed(true)
      url = URL.createObjectURL(photo)
      setSource(url)
    })
    return () => {
      left.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [path, authorization])
  return { source, hasFailed, fail } as const
}
