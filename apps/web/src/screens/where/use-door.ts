import type { PlaceAnswer, PlaceHit, WirePoint } from '@beckon/contract'
import { useCallback, useRef, useState } from 'react'
import { useReverse } from '../../features/address-picker/index.ts'

export interface Door {
  /** Null until the customer has marked it. */
  readonly point: WirePoint | null
  /** Empty where reverse geocoding finds no address. */
  readonly address: string
  readonly precision: PlaceAnswer['precision']
}

export interface DoorChoice {
  readonly door: Door
  readonly isNaming: boolean
  /** The lookup of the pin's address failed. */
  readonly isUnresolved: boolean
  /** Changes when the map should move there; dragging the pin does not move the map. */
  readonly frame: string
  readonly put: (point: WirePoint, goThere?: boolean) => void
  readonly choose: (place: PlaceHit) => void
}

/** The location of the door, chosen by pin or by address. */
export function useDoor(initial: PlaceAnswer | null): DoorChoice {
  const reverse = useReverse()
  const [door, setDoor] = useState<Door>(() =>
    initial
      ? {
          point: { latitude: initial.latitude, longitude: initial.longitude },
          address: initial.address,
          precision: initial.precision,
        }
      : { point: null, address: '', precision: 'building' },
  )
  const [isNaming, setNaming] = useState(false)
  const [isUnresolved, setUnasked] = useState(false)
  const [moves, setMoves] = useState(0)
  // Only the latest choice is valid; a late answer about an earlier spot is dropped.
  const turn = useRef(0)
  const put = useCallback(
    (point: WirePoint, goThere = false) => {
      turn.current += 1
      const mine = turn.current
      setDoor({ point, address: '', precision: 'building' })
      setNaming(true)
      setUnasked(false)
      if (goThere) setMoves((count) => count + 1)
      let isFailed = false
      void reverse(point, () => (isFailed = true)).then((place) => {
        if (mine !== turn.current) return
        setNaming(false)
        setUnasked(isFailed)
        setDoor({ point, address: place?.formatted_address ?? '', precision: 'building' })
      })
    },
    [reverse],
  )
  const choose = useCallback(({ formatted_address: address, latitude, longitude, precision }: PlaceHit) => {
    turn.current += 1
    setNaming(false)
    setUnasked(false)
    setDoor({ point: { latitude, longitude }, address, precision })
    setMoves((count) => count + 1)
  }, [])
  return { door, isNaming, isUnresolved, frame: String(moves), put, choose }
}
