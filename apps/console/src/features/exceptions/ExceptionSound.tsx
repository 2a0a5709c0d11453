import { useEffect, useRef, useState } from 'react'
import { createSound } from '../../platform/sound/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { isHeard, type KnownExceptions } from './known-exceptions.ts'
import { useAlerts, useSoundSwitch } from './use-alerts.ts'
import { useExceptions } from './use-exceptions.ts'

/** Plays a sound on every page when an exception opens whose kind has one among the alerts of the operator. */
export function ExceptionSound() {
  const { session: sessions, country: shown } = useDeps()
  const country = useStore(shown)
  const session = useStore(sessions.state)
  const { data } = useExceptions()
  const { alertOf } = useAlerts()
  const [isOn] = useSoundSwitch()
  const [sound] = useState(createSound)
  const last = useRef<{ readonly country: string; readonly known: KnownExceptions }>(undefined)
  useEffect(() => {
    if (!data || session.status !== 'in') return
    const before = last.current?.country === country ? last.current.known : undefined
    last.current = { country, known: data }
    const listener = { operatorId: session.me.operator_id, alertOf }
    if (isOn && before && before !== data && isHeard(before, data, listener)) sound.alert()
  })
  return null
}
