import type { CountryCode } from '@beckon/domain/country'
import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { loadOptional } from '../../../platform/loading/index.ts'

/** A phone link in the national format of its country. */
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

/** The format rules of all countries are as large as a page; until they are loaded, the number is shown unformatted. */
function useGroups(number: string, country: CountryCode): string {
  const [shown, setShown] = useState({ number, text: number })
  useEffect(() => {
    let isGone = false
    void loadOptional(() => import('./show-phone.ts')).then(
      ({ showPhone }) => {
        if (!isGone) setShown({ number, text: showPhone(number, country) })
      },
      // The number can be called unformatted.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [number, country])
  return shown.number === number ? shown.text : number
}
