import type { CountryCode } from '@beckon/domain/country'
import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { loadPatiently } from '../../../platform/loading/index.ts'

/** A number to call, in the groups of its country. */
export function Phone({ number }: { readonly number: string }) {
  const { country } = useConfig()
  const shown = useGroups(number, country)
  return (
    <bdi dir="ltr">
      <Anchor href={`tel:${number}`} fz="sm">
        {shown}
      </Anchor>
    </bdi>
  )
}

/** The phone rules of all countries weigh as much as a page: until they are loaded, the number is shown as stored. */
function useGroups(number: string, country: CountryCode): string {
  const [shown, setShown] = useState({ number, text: number })
  useEffect(() => {
    let isGone = false
    void loadPatiently(() => import('@beckon/domain/phone')).then(
      ({ showPhone }) => {
        if (!isGone) setShown({ number, text: showPhone(number, country) })
      },
      // It can be called without its groups.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [number, country])
  return shown.number === number ? shown.text : number
}
