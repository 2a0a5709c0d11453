import { useEffect } from 'react'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** In the place of a part whose code could not be loaded: the page works without it, and opening it loads it again. */
export function NotLoaded() {
  const { t } = useTexts()
  const notify = useNotify()
  useEffect(() => notify(t('error.offline'), { kind: 'error' }), [notify, t])
  return null
}
