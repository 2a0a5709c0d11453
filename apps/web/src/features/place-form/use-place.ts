import type { PlaceHit, WirePoint } from '@beckon/contract'
import { useCallback, useRef, useState } from 'react'
import { usePlaceDetails, useReverse } from '../address-picker/index.ts'
import { type ChosenPlace, partsOf } from './chosen-place.ts'

export interface PlaceChoice {
  readonly chosen: ChosenPlace | undefined
  readonly choose: (hit: PlaceHit) => void
  readonly movePin: (point: WirePoint) => void
  /** The pin was dropped, and its address is being asked for. */
  readonly isNaming: boolean
  /** The pin stands where nothing has a name: the address is the one before. */
  readonly isUnnamed: boolean
  /** Changes when the map should go there; a pin that is moved leaves it where it is. */
  readonly frame: string
  /** The chosen place with its parts, as far as they can be had. */
  readonly whole: () => Promise<ChosenPlace | undefined>
}

/** A place chosen by its address or by its pin. */
export function usePlace(initial: ChosenPlace | undefined): PlaceChoice {
  const reverse = useReverse()
  const details = usePlaceDetails()
  const [chosen, setChosen] = useState(initial)
  const [naming, setNaming] = useState<'idle' | 'asking' | 'unnamed'>('idle')
  const [moves, setMoves] = useState(0)
  // Only what was done last counts: an answer about an earlier spot is late.
  const turn = useRef(0)
  const choose = useCallback(({ id, formatted_address, latitude, longitude }: PlaceHit) => {
    turn.current += 1
    setChosen({ id, address: formatted_address, point: { latitude, longitude }, parts: undefined })
    setNaming('idle')
    setMoves((count) => count + 1)
  }, [])
  const movePin = useCallback(
    (point: WirePoint) => {
      turn.current += 1
      const mine = turn.current
      setChosen((now) => now && { ...now, point })
      setNaming('asking')
      void reverse(point).then((place) => {
        if (mine !== turn.current) return
        setNaming(place ? 'idle' : 'unnamed')
        if (!place) return
        setChosen({ id: place.id, address: place.formatted_address, point, parts: partsOf(place) })
      })
    },
    [reverse],
  )
  const whole = async () => {
    if (!chosen || chosen.parts || chosen.id === undefined) return chosen
    const place = await details(chosen.id)
    return place ? { ...chosen, parts: partsOf(place) } : chosen
  }
  return {
    chosen,
    choose,
    movePin,
    isNaming: naming === 'asking',
    isUnnamed: naming === 'unnamed',
    frame: String(moves),
    whole,
  }
}
