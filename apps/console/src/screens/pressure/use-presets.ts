import { calls } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { type MeasurePreset, measurePresets } from '@beckon/domain/pressure'
import { useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { measureText } from './measure-text.ts'
import { type PressureZone, useRefresh } from './use-pressure.ts'

export interface Preset {
  readonly preset: MeasurePreset
  readonly label: string
}

/** The presets in words: "15 min slower for 1 hr". */
export function usePresets(): readonly Preset[] {
  const texts = useTexts()
  return measurePresets.map((preset) => ({
    preset,
    label: texts.t('console.pressure.preset', {
      measure: preset.kind === 'pause' ? texts.t('console.pressure.kind.pause') : measureText(texts, preset),
      duration: texts.format.duration(preset.minutes * 60),
    }),
  }))
}

/** Starts a preset at once; the load of the zone is its reason. */
export function useStartPreset(zone: PressureZone) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefresh()
  const [error, setError] = useState<CallError>()
  const start = async ({ kind, value, minutes }: MeasurePreset) => {
    const reason = t('console.pressure.preset-reason', { ...zone.load })
    const result = await client.call(calls.startMeasure, {
      params: { id: zone.id },
      body: { kind, value, minutes, reason },
    })
    setError(result.ok ? undefined : result.error)
    if (result.ok) await refresh()
  }
  return { start, error }
}
