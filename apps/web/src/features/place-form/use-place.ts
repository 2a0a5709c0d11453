import type { PlaceHit, WirePoint } from '@beckon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlaceDetails, useReverse } from '../address-picker/index.ts'
import { type ChosenPlace, partsOf } from './chosen-place.ts'

export interface PlaceChoice {
  readonly chosen: ChosenPlace | undefined
  readonly choose: (hit: PlaceHit) => void
  readonly movePin: (point: WirePoint) => void
  /** The address of a moved pin, or the parts of the chosen address, are being looked up. */
  readonly isNaming: boolean
  /** The pin is on a point without an address: the earlier address stays. */
  readonly isUnnamed: boolean
  /** The lookup of the pin's address failed: the earlier address stays. */
  readonly isNotLoaded: boolean
  /** The parts of the chosen address could not be had. */
  readonly isUnknown: boolean
  /** The address before the pin was moved, while it is another one by now. */
  readonly before: string | undefined
  /** Goes back to that address; the pin stays where it was put. */
  readonly keepAddress: () => void
  /** Changes when the map should go there; a pin that is moved leaves it where it is. */
  readonly frame: string
  /** The chosen place with its parts; undefined where there is none, or they cannot be had. */
  readonly whole: () => Promise<ChosenPlace | undefined>
}

type Naming = 'idle' | 'asking' | 'unnamed' | 'unasked' | 'unknown'

const stateOf = (naming: Naming) => ({
  isNaming: naming === 'asking',
  isUnnamed: naming === 'unnamed',
  isNotLoaded: naming === 'unasked',
  isUnknown: naming === 'unknown',
})

/** A place chosen by its address or by its pin. */
export function usePlace(initial: ChosenPlace | undefined): PlaceChoice {
  const reverse = useReverse()
  const [chosen, setChosen] = useState(initial)
  const [naming, setNaming] = useState<Naming>('idle')
  const [moves, setMoves] = useState(0)
  const begin = useLatestRequest()
  const { left: previousPlace, leave, forget, before } = useBefore(chosen)
  const choose = useCallback(
    (hit: PlaceHit) => {
      begin()
      setChosen(chosenOf(hit))
      forget()
      setNaming('idle')
      setMoves((count) => count + 1)
    },
    [begin, forget],
  )
  const movePin = useCallback(
    (point: WirePoint) => {
      const isLatest = begin()
      setChosen((now) => now && { ...now, point })
      setNaming('asking')
      let missed: Naming = 'unnamed'
      void reverse(point, () => (missed = 'unasked')).then((place) => {
        if (!isLatest()) return
        setNaming(place ? 'idle' : missed)
        if (!place) return
        leave()
        setChosen({ id: place.id, address: place.formatted_address, point, parts: partsOf(place) })
      })
    },
    [reverse, begin, leave],
  )
  const keepAddress = () => {
    begin()
    setNaming('idle')
    setChosen((now) => previousPlace && now && { ...previousPlace, point: now.point })
    forget()
  }
  const whole = useWhole({ chosen, setChosen, setNaming, begin })
  return { chosen, choose, movePin, whole, before, keepAddress, ...stateOf(naming), frame: String(moves) }
}

const chosenOf = ({ id, formatted_address, latitude, longitude }: PlaceHit): ChosenPlace => ({
  id,
  address: formatted_address,
  point: { latitude, longitude },
  parts: undefined,
})

interface Completing {
  readonly chosen: ChosenPlace | undefined
  readonly setChosen: (place: ChosenPlace) => void
  readonly setNaming: (naming: Naming) => void
  readonly begin: () => () => boolean
}

/** Looks up the parts of the chosen address. */
function useWhole({ chosen, setChosen, setNaming, begin }: Completing) {
  const details = usePlaceDetails()
  return async (): Promise<ChosenPlace | undefined> => {
    if (!chosen || chosen.parts || chosen.id === undefined) return chosen
    const isLast = begin()
    setNaming('asking')
    const place = await details(chosen.id)
    if (!isLast()) return undefined
    setNaming(place ? 'idle' : 'unknown')
    if (!place) return undefined
    const known = { ...chosen, parts: partsOf(place) }
    setChosen(known)
    return known
  }
}

/** Returns the place before the pin was moved; after several moves, the chosen one. */
function useBefore(chosen: ChosenPlace | undefined) {
  const [left, setLeft] = useState<ChosenPlace>()
  const current = useRef(chosen)
  useEffect(() => {
    current.current = chosen
  }, [chosen])
  const leave = useCallback(() => setLeft((known) => known ?? current.current), [])
  const forget = useCallback(() => setLeft(undefined), [])
  const before = left && left.address !== chosen?.address ? left.address : undefined
  return { left, leave, forget, before }
}

/** Only what was done last counts: an answer about an earlier spot is late. */
function useLatestRequest(): () => () => boolean {
  const turn = useRef(0)
  return useCallback(() => {
    turn.current += 1
    const mine = turn.current
    return () => mine === turn.current
  }, [])
}
