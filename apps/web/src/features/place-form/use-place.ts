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
  /** The details of the chosen address could not be loaded. */
  readonly isUnknown: boolean
  /** The address before the pin was moved, while it is another one by now. */
  readonly before: string | undefined
  /** Goes back to that address; the pin stays where it was put. */
  readonly keepAddress: () => void
  /** Changes when the map should go there; a pin that is moved leaves it where it is. */
  readonly frame: string
  /** The chosen place with its parts; undefined where there is none, or they could not be loaded. */
  readonly whole: () => Promise<ChosenPlace | undefined>
}

type Naming = 'idle' | 'asking' | 'no-address' | 'lookup-failed' | 'details-failed'

const stateOf = (naming: Naming) => ({
  isNaming: naming === 'asking',
  isUnnamed: naming === 'no-address',
  isNotLoaded: naming === 'lookup-failed',
  isUnknown: naming === 'details-failed',
})

/** A place chosen by its address or by its pin. */
export function usePlace(initial: ChosenPlace | undefined): PlaceChoice {
  const reverse = useReverse()
  const [chosen, setChosen] = useState(initial)
  const [naming, setNaming] = useState<Naming>('idle')
  const [moves, setMoves] = useState(0)
  const startRequest = useLatestRequest()
  const { previousPlace, leave, forget, before } = useBefore(chosen)
  const choose = useCallback(
    (hit: PlaceHit) => {
      startRequest()
      setChosen(chosenOf(hit))
      forget()
      setNaming('idle')
      setMoves((count) => count + 1)
    },
    [startRequest, forget],
  )
  const movePin = useCallback(
    (point: WirePoint) => {
      const isLatest = startRequest()
      setChosen((now) => now && { ...now, point })
      setNaming('asking')
      let missed: Naming = 'no-address'
      void reverse(point, () => (missed = 'lookup-failed')).then((place) => {
        if (!isLatest()) return
        setNaming(place ? 'idle' : missed)
        if (!place) return
        leave()
        setChosen({ id: place.id, address: place.formatted_address, point, parts: partsOf(place) })
      })
    },
    [reverse, startRequest, leave],
  )
  const keepAddress = () => {
    startRequest()
    setNaming('idle')
    setChosen((now) => previousPlace && now && { ...previousPlace, point: now.point })
    forget()
  }
  const whole = useWhole({ chosen, setChosen, setNaming, startRequest })
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
  readonly startRequest: () => () => boolean
}

/** Looks up the parts of the chosen address. */
function useWhole({ chosen, setChosen, setNaming, startRequest }: Completing) {
  const details = usePlaceDetails()
  return async (): Promise<ChosenPlace | undefined> => {
    if (!chosen || chosen.parts || chosen.id === undefined) return chosen
    const isLatest = startRequest()
    setNaming('asking')
    const place = await details(chosen.id)
    if (!isLatest()) return undefined
    setNaming(place ? 'idle' : 'details-failed')
    if (!place) return undefined
    const known = { ...chosen, parts: partsOf(place) }
    setChosen(known)
    return known
  }
}

/** Returns the place before the pin was moved; after several moves, the chosen one. */
function useBefore(chosen: ChosenPlace | undefined) {
  const [previousPlace, setPreviousPlace] = useState<ChosenPlace>()
  const current = useRef(chosen)
  useEffect(() => {
    current.current = chosen
  }, [chosen])
  const leave = useCallback(() => setPreviousPlace((known) => known ?? current.current), [])
  const forget = useCallback(() => setPreviousPlace(undefined), [])
  const before =
    previousPlace && previousPlace.address !== chosen?.address ? previousPlace.address : undefined
  return { previousPlace, leave, forget, before }
}

/** Starts a request and returns whether it is still the latest: answers of earlier ones are ignored. */
function useLatestRequest(): () => () => boolean {
  const turn = useRef(0)
  return useCallback(() => {
    turn.current += 1
    const mine = turn.current
    return () => mine === turn.current
  }, [])
}
