import type { Flow, ScreenState } from '../tools/screenshots/screen-state.ts'

/** States that are walked through in one test. */
export interface Part {
  readonly name: string
  /** Whether the visit begins with a session. */
  readonly isSignedIn: boolean
  readonly flows: readonly Flow[]
  /** The states to look at; those before them in their flow are gone through. */
  readonly screens: readonly string[]
}

/** Number of screens in each part of the flows that need a session. */
const PART_SIZE = 14

/** Divides the states with these names into parts of about the same length; each is looked at once. */
export function partsOf(flows: readonly Flow[], names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !flows.some(shows(name)))
  if (unknown.length > 0) throw new Error(`no screen state is called ${unknown.join(', ')}`)
  // A state that several flows share is visited in the last of them.
  const isWanted = (flow: Flow) => (screenState: ScreenState) =>
    names.includes(screenState.name) && flows.findLast(shows(screenState.name)) === flow
  const wanted = flows.flatMap((flow) => {
    const last = flow.states.findLastIndex(isWanted(flow))
    const screens = flow.states.filter(isWanted(flow)).map(({ name }) => name)
    return last < 0 ? [] : [{ flow: { ...flow, states: flow.states.slice(0, last + 1) }, screens }]
  })
  const needsSession = ({ flow }: (typeof wanted)[number]) => flow.who === 'person'
  const part = (name: string, isSignedIn: boolean, batch: typeof wanted): Part => ({
    name,
    isSignedIn,
    flows: batch.map(({ flow }) => flow),
    screens: batch.flatMap(({ screens }) => screens),
  })
  const withSession = wanted.filter(needsSession)
  const parts: Part[] = []
  for (let batch: typeof wanted = []; withSession.length > 0;) {
    const next = withSession.shift()
    if (next) batch.push(next)
    const isFull = batch.flatMap(({ screens }) => screens).length >= PART_SIZE
    if (isFull || withSession.length === 0) {
      parts.push(part(`work ${parts.length + 1}`, true, batch))
      batch = []
    }
  }
  const others = wanted.filter((one) => !needsSession(one))
  return others.length === 0 ? parts : [part('before signing in', false, others), ...parts]
}

/** A state of several flows is looked at in the last of them. */
export const isLookedAt =
  ({ flows, screens }: Part) =>
  ({ name }: ScreenState, flow: Flow): boolean =>
    screens.includes(name) && flows.findLast(shows(name)) === flow

const shows = (name: string) => (flow: Flow) => flow.states.some((screenState) => screenState.name === name)
