import type { PlaceHit, WirePoint } from '@beckon/contract'
import { useCallback, useRef, useState } from 'react'
import { usePlaceDetails, useReverse } from '../address-picker/index.ts'
import { type ChosenPlace, partsOf } from './chosen-place.ts'

export interface PlaceChoice {
  readonly chosen: ChosenPlace | undefined
  readonly choose: (hit: PlaceHit) => void
  readonly movePin: (point: WirePoint) => void
  /** The pin was dropped, and its address is being asked for; or the parts of the chosen address. */
  readonly isNaming: boolean
  /** The pin stands where nothing has a name: the address is the one before. */
  readonly isUnnamed: boolean
  /** The parts of the chosen address could not be had. */
  readonly isUnknown: boolean
  /** Changes when the map should go there; a pin that is moved leaves it where it is. */
  readonly frame: string
  /** The chosen place with its parts; undefined where there is none, or they cannot be had. */
  readonly whole: () => Promise<ChosenPlace | undefined>
}

/** A place chosen by its address or by its pin. */
export function usePlace(initial: ChosenPlace | undefined): PlaceChoice {
  const reverse = useReverse()
  const details = usePlaceDetails()
  const [chosen, setChosen] = useState(initial)
  const [naming, setNaming] = useState<'idle' | 'asking' | 'unnamed' | 'unknown'>('idle')
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
    turn.current += 1
    const mine = turn.current
    setNaming('asking')
    const place = await details(chosen.id)
    if (mine !== turn.current) return undefined
    setNaming(place ? 'idle' : 'unknown')
    if (!place) return undefined
    const known = { ...chosen, parts: partsOf(place) }
    setChosen(known)
    return known
  }
  return {
    chosen,
    choose,
    movePin,
    isNaming: naming === 'asking',
    isUnnamed: naming === 'unnamed',
    isUnknown: naming === 'unknown',
    frame: String(moves),
    whole,
  }
}
