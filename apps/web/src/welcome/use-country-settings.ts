import { vendorCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { type CountryCode, parameters } from '@beckon/domain/country'
import {
  fromText,
  PARAMETER_FRESH_MS,
  type ParameterValues,
  type PublicParameterName,
} from '@beckon/domain/parameter'
import { useEffect, useState } from 'react'
import { now } from '../platform/clock/index.ts'
import type { CountrySettings } from '../features/help/index.ts'

type LoadedSettings = Partial<Pick<ParameterValues, 'tariff' | 'maxDistanceKm' | 'maxWeightKg'>>

/**
 * Settings of the country. Until they are loaded, and without one of the operator, the default applies; they are read
 * again when someone comes back to the page after five minutes.
 */
export function useCountrySettings(client: Client, country: CountryCode): CountrySettings {
  const [read, setRead] = useState<LoadedSettings>({})
  useEffect(() => {
    let readAt = 0
    const load = async () => {
      if (now() - readAt < PARAMETER_FRESH_MS) return
      readAt = now()
      const [tariff, maxDistanceKm, maxWeightKg] = await Promise.all([
        valueOf(client, 'tariff'),
        valueOf(client, 'maxDistanceKm'),
        valueOf(client, 'maxWeightKg'),
      ])
      setRead((before) => ({ ...before, ...tariff, ...maxDistanceKm, ...maxWeightKg }))
    }
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])
  const { tariff, maxDistanceKm, maxWeightKg } = parameters[country]
  // Refunds are no question before there is an account.
  return { tariff, maxDistanceKm, maxWeightKg, takesCards: false, ...read }
}

/** The setting under its name; nothing where it is unknown or makes no sense. */
async function valueOf<N extends PublicParameterName>(
  client: Client,
  name: N,
): Promise<Partial<Pick<ParameterValues, N>>> {
  const answered = await client.call(vendorCalls.getCountryParameter, { params: { name } })
  const read = answered.ok ? fromText(name, answered.answer.result) : undefined
  return read?.ok ? ({ [name]: read.value } as Pick<ParameterValues, N>) : {}
}
